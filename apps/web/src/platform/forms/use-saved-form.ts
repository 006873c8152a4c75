import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DefaultValues, Path, UseFormReturn } from 'react-hook-form'
import { t } from '../i18n/use-texts.ts'
import { createAutosaver, SaveRejectedError, type Autosaver, type SaveState } from './autosaver.ts'
import type { CheckFields, FieldErrors } from './check-fields.ts'
import { useDraftOwner } from './draft-state.ts'
import {
  deleteLocalDraft,
  mergeDraft,
  readLocalDraft,
  renameLocalDraft,
  serializeBase,
  storeDraft,
} from './drafts.ts'
import { saveLeftForm, takeOverLeftForm } from './left-forms.ts'
import { restoreValues } from './restore-values.ts'
import { SaveSession, type FieldConflict, type SaveRequest } from './save-session.ts'
import { recordTabSave } from './tab-saves.ts'
import { useRenderedForm } from './use-rendered-form.ts'

/** Type of the errors that belong to a save; other errors of a form are left alone. */
const saveErrorType = 'notSaved'

/** What saving needs of a form. */
type SavableForm<V extends FieldValues> = Pick<
  UseFormReturn<V>,
  'watch' | 'getValues' | 'setValue' | 'setError' | 'clearErrors' | 'formState'
>

interface SavingOptions {
  /** The saved values as loaded; newer ones are merged into the form. Empty for a new record. */
  readonly saved: FieldValues
  /** Divides the values into those that can be saved and those that cannot. */
  readonly check: CheckFields
  /** Sends the changes. @returns the saved values, if the response contains them */
  readonly save: (request: SaveRequest) => Promise<FieldValues | undefined>
  /** Loads the saved values after a conflict. */
  readonly reload: () => Promise<FieldValues>
  /** Name of the draft: feature, form and row, for example `plans/edit/<id>`. */
  readonly draft: string
  /** Returns the message of a field's error where the field itself is not visible. */
  readonly describeError: (field: string, message: string) => string
  /** Shows the form without saving it. */
  readonly isOff?: boolean
}

interface SavedFormOptions<V extends FieldValues> extends SavingOptions {
  /** Initial values of the form, with those of fields that were never saved. */
  readonly initial: DefaultValues<V>
}

export interface Saving {
  /** State for the SaveStatus component. */
  readonly state: SaveState
  /** Fields that someone else also changed. */
  readonly conflicts: readonly FieldConflict[]
  /** Resolves a conflict with the value in the form or the saved one. */
  readonly decide: (field: string, isMine: boolean) => void
  /**
   * Saves what is not saved yet.
   * @returns the reason why something was not saved, or null
   */
  readonly settle: Autosaver['settle']
  /** Saves now, also a form in which nothing was typed yet. */
  readonly saveNow: Autosaver['settle']
}

export interface SavedForm<V extends FieldValues> extends Saving {
  readonly form: UseFormReturn<V>
}

/** Creates the session of a form once, with access to the current options. */
function useSession<V extends FieldValues>(
  options: SavingOptions,
  form: SavableForm<V>,
): { readonly session: SaveSession; readonly conflicts: readonly FieldConflict[] } {
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([])
  const latest = useRef(options)
  latest.current = options
  const [session] = useState(
    () =>
      new SaveSession({
        form: {
          read: () => form.getValues(),
          // The names and values are those of the record that the form is built from.
          write: (field, value) => form.setValue(field as Path<V>, value as never),
        },
        saved: options.saved,
        check: (values, base) => latest.current.check(values, base),
        save: (request) => latest.current.save(request),
        reload: () => latest.current.reload(),
        isSubmitted: false,
        onConflicts: setConflicts,
      }),
  )
  return { session, conflicts }
}

/** Shows the errors of a save at their fields and removes those that no longer apply. */
function showErrors<V extends FieldValues>(form: SavableForm<V>, errors: FieldErrors): void {
  for (const [field, error] of Object.entries(form.formState.errors))
    if (error?.type === saveErrorType && !(field in errors)) form.clearErrors(field as Path<V>)
  for (const [field, message] of Object.entries(errors))
    // The server and the rules name fields of the form.
    form.setError(field as Path<V>, { type: saveErrorType, message })
}

/** Stores the input on this device until it is saved, and restores what is left from before. */
function useDraft<V extends FieldValues>(name: string, form: SavableForm<V>, session: SaveSession) {
  const owner = useDraftOwner()
  const stored = useRef(name)
  const keep = useCallback(
    () => void storeDraft(owner, name, form.getValues(), serializeBase(session.base)),
    [owner, name, form, session],
  )
  const drop = useCallback(() => deleteLocalDraft(owner, name), [owner, name])
  const restore = useCallback(async (): Promise<boolean> => {
    // A new record has received its id: the form has its newest values.
    if (stored.current !== name) {
      await renameLocalDraft(owner, stored.current, name)
      stored.current = name
      return false
    }
    const before = structuredClone(form.getValues())
    const draft = await readLocalDraft<V>(owner, name)
    if (!draft) return false
    const merge = mergeDraft(draft, session.base)
    session.restore(merge.base)
    restoreValues(form, before, merge.values)
    return true
  }, [owner, name, form, session])
  return { keep, drop, restore }
}

/**
 * Form that saves while the user types: on this device at once, on the server after a pause. What
 * others change in the meantime is taken over, or shown as a conflict where both changed a field.
 */
export function useSavedForm<V extends FieldValues>({
  initial,
  ...options
}: SavedFormOptions<V>): SavedForm<V> {
  const form = useRenderedForm<V, V>({ defaultValues: initial, mode: 'onChange' })
  return { form, ...useSaving(form, options) }
}

/**
 * Saves once: shows the errors and conflicts at their fields.
 * @throws SaveRejectedError with the first of them
 */
async function saveAndShow<V extends FieldValues>(
  form: SavableForm<V>,
  session: SaveSession,
  describeError: SavingOptions['describeError'],
): Promise<void> {
  const rejected = await session.save()
  recordTabSave()
  const open = session.conflicts.map(({ field }) => [field, t('common.conflict.decide')])
  const errors: FieldErrors = { ...rejected, ...Object.fromEntries(open) }
  showErrors(form, errors)
  const [first] = Object.entries(errors)
  if (first) throw new SaveRejectedError(describeError(...first))
}

/** Watches a form and saves it after each pause. @returns its state, and the current autosaver */
function useAutosaver<V extends FieldValues>(
  form: SavableForm<V>,
  session: SaveSession,
  { draft, describeError, isOff = false }: SavingOptions,
) {
  const owner = useDraftOwner()
  const { keep, drop, restore } = useDraft(draft, form, session)
  const [state, setState] = useState<SaveState>({ state: 'idle' })
  const describe = useRef(describeError)
  describe.current = describeError
  const saver = useRef<Autosaver>(null)
  useEffect(() => {
    if (isOff) return undefined
    const current = createAutosaver({
      save: () =>
        saveAndShow(form, session, (...error) => describe.current(...error)).finally(() =>
          keepUnsaved(session, keep),
        ),
      keep,
      drop,
      onState: setState,
      isOnline: () => navigator.onLine,
      delay: 1200,
    })
    saver.current = current
    takeOverLeftForm(draft)
    void restore().then((isRestored) => isRestored && current.changed())
    const watching = form.watch(() => current.changed())
    const online = () => void current.settle()
    window.addEventListener('online', online)
    return () => {
      void saveLeftForm(draft, { owner, saver: current })
      watching.unsubscribe()
      window.removeEventListener('online', online)
    }
  }, [session, form, isOff, draft, owner, keep, drop, restore])
  return { state, saver }
}

/**
 * Saves a form while the user types, see `useSavedForm`; for a form that is also sent as a whole.
 */
export function useSaving<V extends FieldValues>(
  form: SavableForm<V>,
  options: SavingOptions,
): Saving {
  const { session, conflicts } = useSession(options, form)
  const { state, saver } = useAutosaver(form, session, options)
  useSavedValues(options.saved, state.state === 'saving', session)
  const settle = useCallback(async () => (await saver.current?.settle()) ?? null, [saver])
  const decide = (field: string, isMine: boolean) => {
    session.decide(field, isMine)
    // Conflicts name fields of the form.
    form.clearErrors(field as Path<V>)
    saver.current?.changed()
  }
  const saveNow = async () => {
    saver.current?.changed()
    return settle()
  }
  return { state, conflicts, decide, settle, saveNow }
}

/** Stores what a save left over with its new base values. */
function keepUnsaved(session: SaveSession, keep: () => void): void {
  if (session.isChanged() || session.conflicts.length > 0) keep()
}

/** Merges newer saved values into the form while no save is in progress. */
function useSavedValues(saved: FieldValues, isSaving: boolean, session: SaveSession): void {
  const version = JSON.stringify(saved)
  const latest = useRef(saved)
  latest.current = saved
  useEffect(() => {
    if (!isSaving) session.follow(latest.current)
  }, [version, isSaving, session])
}
