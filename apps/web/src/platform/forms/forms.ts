import { zodResolver } from '@hookform/resolvers/zod'
// Schemas defined in the browser use the same messages as the contract's.
import '@fledge/contract/platform/validation-messages.ts'
import { useCallback, useEffect, useRef } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import {
  type Draft,
  deleteLocalDraft,
  isDraftCurrent,
  storeDraft,
  mergeDraft,
  readLocalDraft,
  serializeBase,
} from './drafts.ts'
import { useDraftOwner } from './draft-state.ts'
import { createInFlightGuard } from '../http/in-flight-guard.ts'
import { showFailure } from '../query/query.ts'
import type { SaveSession } from './save-session.ts'
import { restoreValues } from './restore-values.ts'
import { setServerErrors } from './set-server-errors.ts'
import { useRenderedForm } from './use-rendered-form.ts'

type Schema = z.ZodType<FieldValues, FieldValues>
type Values<S extends Schema> = z.input<S>

interface FormOptions<S extends Schema> {
  readonly schema: S
  readonly values: DefaultValues<Values<S>>
  /** Sends the parsed values; throws what the client throws. */
  readonly send: (values: z.output<S>) => Promise<unknown>
  /** Called with errors that belong to no field. Without it they become a snackbar. */
  readonly onFailed?: (error: unknown) => void
  /** Name of the draft in which input survives a reload until it is sent. */
  readonly draft?: string
  /** Compares the input with what is saved; without it a draft is restored only as a whole. */
  readonly session?: Pick<SaveSession, 'base' | 'restore'>
}

export interface ContractForm<S extends Schema> {
  readonly form: UseFormReturn<Values<S>, unknown, z.output<S>>
  /** For `<form onSubmit>`. */
  readonly submit: (event?: { preventDefault(): void }) => void
  readonly sending: boolean
  /** Deletes the draft so that it is not restored. */
  readonly forget: () => Promise<void>
}

/**
 * A form based on a schema of the contract: validated in the browser as on the server, the server's
 * `fields` are shown at their fields, the first error gets the focus, and all other errors become a
 * snackbar.
 */
export function useContractForm<S extends Schema>({
  schema,
  values,
  send,
  onFailed = showFailure,
  draft,
  session,
}: FormOptions<S>): ContractForm<S> {
  const form = useRenderedForm<Values<S>, z.output<S>>({
    resolver: zodResolver(schema),
    defaultValues: values,
    mode: 'onTouched',
    shouldFocusError: true,
  })
  const guard = useRef(createInFlightGuard())
  const forget = useFormDraft(form, draft, serializeBase(values), session)
  const submit = form.handleSubmit(async (parsed) => {
    if (!guard.current.begin(parsed)) return
    try {
      await send(parsed)
      await forget()
    } catch (error) {
      if (!setServerErrors(form, error)) onFailed(error)
    } finally {
      guard.current.end(parsed)
    }
  })
  return {
    form,
    // `handleSubmit` accepts any event with preventDefault.
    submit: (event) => void submit(event as never),
    sending: form.formState.isSubmitting,
    forget,
  }
}

type DraftForm<V extends FieldValues, O> = Pick<
  UseFormReturn<V, unknown, O>,
  'watch' | 'setValue' | 'getValues'
>

interface FormDraft<V extends FieldValues, O> {
  readonly owner: string
  readonly name: string
  readonly latest: {
    readonly current: {
      readonly form: DraftForm<V, O>
      readonly base: string
      readonly session: Pick<SaveSession, 'base' | 'restore'> | undefined
    }
  }
  /** The base of the typed values. */
  readonly from: { current: string | undefined }
}

/**
 * Restores a draft: merged by field into a form that compares its fields; otherwise used as a whole
 * if its base is still current.
 */
function restoreDraft<V extends FieldValues, O>(
  formDraft: FormDraft<V, O>,
  before: V,
  draft: Draft<V>,
): void {
  const { owner, name, from } = formDraft
  const { form, base, session } = formDraft.latest.current
  if (session) {
    const merge = mergeDraft(draft, session.base)
    session.restore(merge.base)
    restoreValues(form, before, merge.values)
    return
  }
  if (!isDraftCurrent(draft, base)) {
    void deleteLocalDraft(owner, name)
    return
  }
  from.current = base
  restoreValues(form, before, draft.values)
}

/**
 * Stores the input of a form that is sent as a whole, until it is sent or the server's values
 * change. @returns deletes the draft
 */
function useFormDraft<V extends FieldValues, O>(
  form: DraftForm<V, O>,
  name: string | undefined,
  base: string,
  session: Pick<SaveSession, 'base' | 'restore'> | undefined,
): () => Promise<void> {
  const owner = useDraftOwner()
  const latest = useRef({ form, base, session })
  latest.current = { form, base, session }
  const from = useRef<string>(undefined)
  useEffect(() => {
    if (name === undefined) return undefined
    let isOpen = true
    const before = structuredClone(latest.current.form.getValues())
    void readLocalDraft<V>(owner, name).then((draft) => {
      if (draft && isOpen) restoreDraft({ owner, name, latest, from }, before, draft)
    })
    const watching = latest.current.form.watch(() => {
      const now = latest.current
      from.current ??= now.base
      const base = now.session ? serializeBase(now.session.base) : from.current
      void storeDraft(owner, name, now.form.getValues(), base)
    })
    return () => {
      isOpen = false
      watching.unsubscribe()
    }
  }, [owner, name])
  return useCallback(() => {
    from.current = undefined
    return name === undefined ? Promise.resolve() : deleteLocalDraft(owner, name)
  }, [owner, name])
}
