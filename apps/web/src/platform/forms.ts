import { zodResolver } from '@hookform/resolvers/zod'
// A schema that a form makes itself speaks as those of the contract do.
import '@fledge/contract/platform/validation-messages.ts'
import { useCallback, useEffect, useRef } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import {
  type Draft,
  dropDraft,
  isOfNow,
  keepDraft,
  mergeDraft,
  readDraft,
  seenByDraft,
  startOf,
} from './drafts.ts'
import { useDraftOwner } from './draft-state.ts'
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

type KeptForm<V extends FieldValues, O> = Pick<
  UseFormReturn<V, unknown, O>,
  'watch' | 'reset' | 'getValues'
>

interface KeptDraft<V extends FieldValues, O> {
  readonly owner: string
  readonly name: string
  readonly latest: {
    readonly current: {
      readonly form: KeptForm<V, O>
      readonly held: string | undefined
      readonly compared: Compared | undefined
    }
  }
  /** What the words being typed were begun upon. */
  readonly from: { current: string | undefined }
}

/** Goes on with a draft: laid over the fields that the server compares, else over the form, if the server holds still what it was begun upon. */
function resumeDraft<V extends FieldValues, O>(kept: KeptDraft<V, O>, draft: Draft<V>): void {
  const { owner, name, from } = kept
  const { form, held, compared } = kept.latest.current
  if (compared) {
    compared.onDraft(seenByDraft(draft))
    form.reset(
      { ...form.getValues(), ...mergeDraft(draft, form.getValues()) },
      { keepDefaultValues: true },
    )
    void keepDraft(owner, name, form.getValues(), startOf(compared.base()))
    return
  }
  if (held !== undefined && !isOfNow(draft, held)) {
    void dropDraft(owner, name)
    return
  }
  from.current = held
  form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true })
}

/** What is typed into a form that is sent as a whole is kept on the device until it is sent, or the server holds something else. @returns drops it */
function useKeptDraft<V extends FieldValues, O>(
  form: KeptForm<V, O>,
  name: string | undefined,
  held: string | undefined,
  compared: Compared | undefined,
): () => Promise<void> {
  const owner = useDraftOwner()
  const latest = useRef({ form, held, compared })
  latest.current = { form, held, compared }
  const from = useRef<string>(undefined)
  useEffect(() => {
    if (name === undefined) return undefined
    let isOpen = true
    void readDraft<V>(owner, name).then((draft) => {
      if (draft && isOpen) resumeDraft({ owner, name, latest, from }, draft)
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
  if (!(error instanceof ApiError)) return false
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
