import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues as FormFields, Path } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../http/api-error.ts'
import { t } from '../i18n/use-texts.ts'
import { useContractForm, type ContractForm } from './forms.ts'
import { SaveSession, type FieldConflict, type SaveRequest } from './save-session.ts'
import { recordTabSave } from './tab-saves.ts'

type Schema = z.ZodType<FormFields, FormFields>

interface EditFormOptions<S extends Schema> {
  readonly schema: S
  /** Initial values of the form, with those of fields that were never saved. */
  readonly initial: DefaultValues<z.input<S>>
  /** The saved values as loaded; newer ones are merged into the form. Empty for a new record. */
  readonly saved: FieldValues
  /** Name of the draft in which input survives a reload until it is saved. */
  readonly draft: string
  /** Sends the parsed values of the form with their base. */
  readonly save: (values: z.output<S>, base: SaveRequest['base']) => Promise<unknown>
  /** Loads the saved values after a conflict. */
  readonly reload: () => Promise<FieldValues>
  readonly onSaved: () => void
  /** Called with errors that belong to no field. Without it they become a snackbar. */
  readonly onFailed?: (error: unknown) => void
}

export interface EditForm<S extends Schema> extends ContractForm<S> {
  /** Fields that someone else also changed. */
  readonly conflicts: readonly FieldConflict[]
  /** Resolves a conflict with the value in the form or the saved one. */
  readonly decide: (field: string, isMine: boolean) => void
  /** Whether a valid value in the form is not saved. */
  readonly isChanged: () => boolean
  /**
   * Saves valid values, for a form that is part of another one; `submit` validates first.
   * @throws client errors; ABORTED while the user has to decide about a conflict
   */
  readonly save: () => Promise<void>
}

interface FormAccess {
  readonly read: () => FieldValues
  readonly write: (field: string, value: unknown) => void
}

/**
 * Creates the session of a form once, before the form, which needs it for its draft; `connect`
 * gives it access to the form.
 */
function useSubmitSession<S extends Schema>(options: EditFormOptions<S>) {
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([])
  const access = useRef<FormAccess>({ read: () => ({}), write: () => undefined })
  const connect = (form: FormAccess) => {
    access.current = form
  }
  const latest = useRef(options)
  latest.current = options
  const [session] = useState(
    () =>
      new SaveSession({
        form: {
          read: () => access.current.read(),
          write: (field, value) => access.current.write(field, value),
        },
        saved: options.saved,
        check: (values) => ({ valid: options.schema.safeParse(values).data ?? {}, errors: {} }),
        save: async ({ values, base }) => {
          await latest.current.save(latest.current.schema.parse(values), base)
          return undefined
        },
        reload: () => latest.current.reload(),
        isSubmitted: true,
        onConflicts: setConflicts,
      }),
  )
  return { session, conflicts, connect }
}

/**
 * Form with a save button for a saved record, such as an entry of a profile. What others change in
 * the meantime is taken over, or shown as a conflict where both changed a field.
 */
export function useEditForm<S extends Schema>(options: EditFormOptions<S>): EditForm<S> {
  const { schema, initial, saved, draft, onSaved, onFailed } = options
  const { session, conflicts, connect } = useSubmitSession(options)
  const send = async () => {
    if (session.conflicts.length > 0)
      throw new ApiError(409, 'CONFLICT', t('common.conflict.decide'))
    const errors = await session.save()
    recordTabSave()
    if (Object.keys(errors).length > 0) throw new ApiError(400, 'VALIDATION', '', errors)
    // The conflicts are shown in the form; an aborted request shows no error and keeps the draft.
    if (session.conflicts.length > 0) throw new ApiError(0, 'ABORTED', 'aborted')
    onSaved()
  }
  const contract = useContractForm({
    schema,
    values: initial,
    draft,
    session,
    ...(onFailed ? { onFailed } : {}),
    send,
  })
  const { form } = contract
  // The names are those of the record that the form is built from.
  const toPath = (field: string) => field as Path<z.input<S>>
  connect({
    read: () => form.getValues(),
    // A value of the same field, from the record.
    write: (field, value) => form.setValue(toPath(field), (value ?? null) as never),
  })
  useNewerValues(session, saved)
  const decide = (field: string, isMine: boolean) => {
    session.decide(field, isMine)
    form.clearErrors(toPath(field))
  }
  const save = async () => {
    await send()
    await contract.forget()
  }
  return { ...contract, conflicts, decide, save, isChanged: () => session.isChanged() }
}

/** Merges newer saved values into the form. */
function useNewerValues(session: SaveSession, saved: FieldValues): void {
  const version = JSON.stringify(saved)
  const latest = useRef(saved)
  latest.current = saved
  useEffect(() => {
    session.follow(latest.current)
  }, [session, version])
}
