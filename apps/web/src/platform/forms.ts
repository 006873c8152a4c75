import { zodResolver } from '@hookform/resolvers/zod'
// A schema that a form makes itself speaks as those of the contract do.
import '@fledge/contract/platform/problem-words.ts'
import { useEffect, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { CallError } from './call-error.ts'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { showFailure } from './query.ts'
import { useSession } from './session.ts'

type Schema = z.ZodType<FieldValues, FieldValues>
type Values<S extends Schema> = z.input<S>

interface FormOptions<S extends Schema> {
  readonly schema: S
  readonly values: DefaultValues<Values<S>>
  /** Sends the parsed values; throw what the client throws. */
  readonly send: (values: z.output<S>) => Promise<unknown>
}

export interface ContractForm<S extends Schema> {
  readonly form: UseFormReturn<Values<S>, unknown, z.output<S>>
  /** For `<form onSubmit>`. */
  readonly submit: (event?: { preventDefault(): void }) => void
  readonly sending: boolean
}

/**
 * A form on a schema of the contract: checked in the browser as on the server, the server's `fields` stand at their fields,
 * the first error gets the focus, anything else becomes a snackbar.
 */
export function useContractForm<S extends Schema>({ schema, values, send }: FormOptions<S>): ContractForm<S> {
  const form = useForm<Values<S>, unknown, z.output<S>>({ resolver: zodResolver(schema), defaultValues: values, mode: 'onTouched', shouldFocusError: true })
  const once = useRef(oneAtATime())
  const submit = form.handleSubmit(async (parsed) => {
    if (!once.current.begin(parsed)) return
    try {
      await send(parsed)
    } catch (error) {
      if (!placeErrors(form, error)) showFailure(error)
    } finally {
      once.current.end(parsed)
    }
  })
  return { form, submit: (event) => void submit(event as never), sending: form.formState.isSubmitting } // handleSubmit takes any event with preventDefault
}

/** Puts the server's field messages at their fields; false if it named none. */
export function placeErrors<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>, error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  const fields = Object.entries(error.fields)
  for (const [index, [path, message]] of fields.entries()) {
    // The server names the paths of the very schema that the form is made of.
    form.setError(path.replace(/^body\./, '') as Path<V>, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return fields.length > 0
}

export type SaveState = { readonly state: 'idle' | 'saving' | 'offline' | 'failed' } | { readonly state: 'saved'; readonly at: Date }

interface AutosaveOptions<V extends FieldValues> {
  readonly form: Pick<UseFormReturn<V>, 'watch' | 'reset' | 'getValues' | 'formState'>
  /** Name of the draft: room, form and row, e.g. `plans/edit/<id>`. */
  readonly name: string
  readonly save: (values: V) => Promise<unknown>
  readonly delay?: number
}

/**
 * Saves while one writes: a local draft at once, the server after a pause; offline it keeps the draft and sends when the line is back.
 * @returns what the SavedMark shows
 */
export function useAutosave<V extends FieldValues>({ form, name, save, delay = 1200 }: AutosaveOptions<V>): SaveState {
  const user = useSession()?.user_id ?? 'registration'
  const [state, setState] = useState<SaveState>({ state: 'idle' })
  const latest = useRef({ save, form })
  latest.current = { save, form }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = async () => {
      if (!navigator.onLine) return setState({ state: 'offline' })
      setState({ state: 'saving' })
      try {
        await latest.current.save(latest.current.form.getValues())
        await dropDraft(user, name)
        setState({ state: 'saved', at: new Date() })
      } catch (error) {
        setState({ state: error instanceof CallError && error.status === 0 ? 'offline' : 'failed' })
      }
    }
    const changed = () => {
      void keepDraft(user, name, latest.current.form.getValues())
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), delay)
    }
    void readDraft<V>(user, name).then((draft) => {
      if (!draft) return
      latest.current.form.reset(draft.values, { keepDefaultValues: true })
      changed()
    })
    const watching = latest.current.form.watch(changed)
    const online = () => void readDraft<V>(user, name).then((draft) => draft && flush())
    window.addEventListener('online', online)
    return () => {
      if (timer) void flush()
      clearTimeout(timer)
      watching.unsubscribe()
      window.removeEventListener('online', online)
    }
  }, [user, name, delay])
  return state
}
