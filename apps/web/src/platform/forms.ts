import { zodResolver } from '@hookform/resolvers/zod'
// A schema that a form makes itself speaks as those of the contract do.
import '@fledge/contract/platform/problem-words.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { autosaver, type Autosaver, type SaveState } from './autosaver.ts'
import { CallError } from './call-error.ts'
import {
  type Draft,
  dropDraft,
  isOfNow,
  keepDraft,
  mergedDraft,
  readDraft,
  rebased,
  seenByDraft,
  startOf,
} from './drafts.ts'
import { useDraftOwner } from './kept.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { showFailure } from './query.ts'

type Schema = z.ZodType<FieldValues, FieldValues>
type Values<S extends Schema> = z.input<S>

interface FormOptions<S extends Schema> {
  readonly schema: S
  readonly values: DefaultValues<Values<S>>
  /** Sends the parsed values; throw what the client throws. */
  readonly send: (values: z.output<S>) => Promise<unknown>
  /** The form shows what belongs to no field itself; else it is a snackbar. */
  readonly onFailed?: (error: unknown) => void
  /** Name under which what is typed outlives a reload, until it is sent. */
  readonly draft?: string
  /** The server compares what is sent with what it was written upon: a draft stays, whatever changed meanwhile. */
  readonly isCompared?: boolean
  /** The same, field by field: what was written is laid over what the server holds now. */
  readonly compared?: Compared
}

type Said = Readonly<Record<string, unknown>>

/** A form whose fields the server compares one by one with what they were written upon. */
export interface Compared {
  /** What the server was last seen to say of each field: a draft is begun upon that. */
  readonly base: () => Said
  /** What the fields of a kept draft said when they were written. */
  readonly onDraft: (seen: Said) => void
}

export interface ContractForm<S extends Schema> {
  readonly form: UseFormReturn<Values<S>, unknown, z.output<S>>
  /** For `<form onSubmit>`. */
  readonly submit: (event?: { preventDefault(): void }) => void
  readonly sending: boolean
  /** Lets go of what is kept of it: it is not to come back. */
  readonly forget: () => Promise<void>
}

/**
 * A form on a schema of the contract: checked in the browser as on the server, the server's `fields` stand at their fields,
 * the first error gets the focus, anything else becomes a snackbar.
 */
export function useContractForm<S extends Schema>({
  schema,
  values,
  send,
  onFailed = showFailure,
  draft,
  isCompared = false,
  compared,
}: FormOptions<S>): ContractForm<S> {
  const form = useForm<Values<S>, unknown, z.output<S>>({
    resolver: zodResolver(schema),
    defaultValues: values,
    mode: 'onTouched',
    shouldFocusError: true,
  })
  const once = useRef(oneAtATime())
  const forget = useKeptDraft(form, draft, isCompared ? undefined : startOf(values), compared)
  const submit = form.handleSubmit(async (parsed) => {
    if (!once.current.begin(parsed)) return
    try {
      await send(parsed)
      await forget()
    } catch (error) {
      if (!placeErrors(form, error)) onFailed(error)
    } finally {
      once.current.end(parsed)
    }
  })
  return {
    form,
    // handleSubmit accepts any event with preventDefault.
    submit: (event) => void submit(event as never),
    sending: form.formState.isSubmitting,
    forget,
  }
}

/** What is typed into a form that is sent as a whole is kept on the device until it is sent, or the server holds something else. @returns drops it */
function useKeptDraft<V extends FieldValues, O>(
  form: Pick<UseFormReturn<V, unknown, O>, 'watch' | 'reset' | 'getValues'>,
  name: string | undefined,
  held: string | undefined,
  compared: Compared | undefined,
): () => Promise<void> {
  const owner = useDraftOwner()
  const latest = useRef({ form, held, compared })
  latest.current = { form, held, compared }
  // What the words being typed were begun upon.
  const from = useRef<string>(undefined)
  useEffect(() => {
    if (name === undefined) return undefined
    let isOpen = true
    void readDraft<V>(owner, name).then((draft) => {
      const { form: now, held: there, compared: field } = latest.current
      if (!draft || !isOpen) return
      if (field) {
        field.onDraft(seenByDraft(draft))
        now.reset(
          { ...now.getValues(), ...mergedDraft(draft, now.getValues()) },
          { keepDefaultValues: true },
        )
        void keepDraft(owner, name, now.getValues(), startOf(field.base()))
        return
      }
      if (there !== undefined && !isOfNow(draft, there)) {
        void dropDraft(owner, name)
        return
      }
      from.current = there
      now.reset({ ...now.getValues(), ...draft.values }, { keepDefaultValues: true })
    })
    const watching = latest.current.form.watch(() => {
      from.current ??= latest.current.held
      const { form: now, compared: field } = latest.current
      void keepDraft(owner, name, now.getValues(), field ? startOf(field.base()) : from.current)
    })
    return () => {
      isOpen = false
      watching.unsubscribe()
    }
  }, [owner, name])
  return useCallback(() => {
    from.current = undefined
    return name === undefined ? Promise.resolve() : dropDraft(owner, name)
  }, [owner, name])
}

/** Puts the server's field messages at their fields; false if it named none. */
export function placeErrors<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  error: unknown,
): boolean {
  if (!(error instanceof CallError)) return false
  const fields = Object.entries(error.fields)
  for (const [index, [path, message]] of fields.entries()) {
    // The server names the paths of the very schema that the form is made of.
    form.setError(
      path.replace(/^body\./, '') as Path<V>,
      { type: 'server', message },
      { shouldFocus: index === 0 },
    )
  }
  return fields.length > 0
}

export type { SaveState }

interface AutosaveOptions<V extends FieldValues> {
  readonly form: Pick<UseFormReturn<V>, 'watch' | 'reset' | 'getValues' | 'formState'>
  /** Name of the draft: room, form and row, e.g. `plans/edit/<id>`. */
  readonly name: string
  readonly save: (values: V) => Promise<unknown>
  readonly delay?: number
  /** Nothing is saved by itself: the form is sent as a whole. */
  readonly off?: boolean
  /** The server compares field by field. */
  readonly compared?: Compared
}

export interface Autosaving {
  /** What the SavedMark shows. */
  readonly state: SaveState
  readonly settle: Autosaver['settle']
  /** There is something to save though nothing was typed. */
  readonly touch: () => void
}

/** Saves while one writes. @returns what the SavedMark shows */
export function useAutosave<V extends FieldValues>(options: AutosaveOptions<V>): SaveState {
  return useAutosaving(options).state
}

interface Drafting<V extends FieldValues> {
  readonly owner: string
  readonly name: string
  readonly latest: { readonly current: Pick<AutosaveOptions<V>, 'save' | 'form' | 'compared'> }
}

/** The draft of an autosaving form: what it is begun upon, how it is kept, sent, and gone on with. */
function draftOf<V extends FieldValues>({ owner, name, latest }: Drafting<V>) {
  const written = () => latest.current.form.getValues()
  const held = () => latest.current.form.formState.defaultValues ?? {}
  // What the server had when the words being typed were begun.
  let base: string | null = null
  const begun = () =>
    latest.current.compared ? startOf(latest.current.compared.base()) : (base ??= startOf(held()))
  const keep = () => void keepDraft(owner, name, written(), begun())
  const save = async () => {
    const sent = written()
    try {
      await latest.current.save(sent)
      base = startOf(sent)
    } catch (error) {
      // Of some fields the server may have the words by now.
      if (latest.current.compared) keep()
      throw error
    }
  }
  const goOn = (draft: Draft<V>) => {
    base = draft.from === undefined ? null : rebased(draft, held())
    // Before the form: what is put there is kept at once, upon what this says.
    latest.current.compared?.onDraft(seenByDraft(draft))
    latest.current.form.reset(mergedDraft(draft, held()), { keepDefaultValues: true })
  }
  return { keep, save, goOn }
}

/** Saves while one writes: a local draft at once, the server after a pause; offline it keeps the draft and sends when the line is back. */
export function useAutosaving<V extends FieldValues>({
  form,
  name,
  save,
  delay = 1200,
  off = false,
  compared,
}: AutosaveOptions<V>): Autosaving {
  const owner = useDraftOwner()
  const [state, setState] = useState<SaveState>({ state: 'idle' })
  const latest = useRef({ save, form, compared })
  latest.current = { save, form, compared }
  const present = useRef<Autosaver>(null)
  useEffect(() => {
    if (off) return undefined
    const { keep, save, goOn } = draftOf({ owner, name, latest })
    const saver = autosaver({
      save,
      keep,
      drop: () => dropDraft(owner, name),
      tell: setState,
      isOnline: () => navigator.onLine,
      delay,
    })
    const isRenamed = present.current !== null
    present.current = saver
    // Under another name (what was new has its id now) the form holds what is newest: nothing that was kept of it is laid over it, it is kept anew.
    if (isRenamed) saver.changed()
    else {
      void readDraft<V>(owner, name).then((draft) => {
        if (!draft) return
        goOn(draft)
        saver.changed()
      })
    }
    const watching = latest.current.form.watch(saver.changed)
    const online = () => void saver.settle()
    window.addEventListener('online', online)
    return () => {
      void saver.settle()
      watching.unsubscribe()
      window.removeEventListener('online', online)
    }
  }, [owner, name, delay, off])
  const settle = useCallback(async () => (await present.current?.settle()) ?? null, [])
  const touch = useCallback(() => present.current?.changed(), [])
  return { state, settle, touch }
}
