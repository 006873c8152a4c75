import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { createAutosaver, type Autosaver, type SaveState } from './autosaver.ts'
import {
  type Draft,
  deleteLocalDraft,
  storeDraft,
  mergeDraft,
  readLocalDraft,
  rebaseDraft,
  getEditedBaseValues,
  serializeBase,
} from './drafts.ts'
import type { FieldComparison } from './forms.ts'
import { useDraftOwner } from './draft-state.ts'
import { recordTabSave } from './tab-saves.ts'

interface AutosaveOptions<V extends FieldValues> {
  readonly form: Pick<UseFormReturn<V>, 'watch' | 'reset' | 'getValues' | 'formState'>
  /** Name of the draft: feature, form and row, for example `plans/edit/<id>`. */
  readonly name: string
  readonly save: (values: V) => Promise<unknown>
  readonly delay?: number
  /** Disables autosaving, because the form is sent as a whole. */
  readonly off?: boolean
  /** The server compares field by field. */
  readonly compared?: FieldComparison
}

export interface AutosaveHandle {
  /** State for the SaveStatus component. */
  readonly state: SaveState
  readonly settle: Autosaver['settle']
  /** Marks the form as changed although nothing was typed. */
  readonly touch: () => void
}

/** Saves while the user types. @returns the state for the SaveStatus component */
export function useAutosave<V extends FieldValues>(options: AutosaveOptions<V>): SaveState {
  return useAutosaveHandle(options).state
}

interface DraftContext<V extends FieldValues> {
  readonly owner: string
  readonly name: string
  readonly latest: { readonly current: Pick<AutosaveOptions<V>, 'save' | 'form' | 'compared'> }
}

/** Returns the functions that store, save and restore the draft of an autosaving form. */
function createDraft<V extends FieldValues>({ owner, name, latest }: DraftContext<V>) {
  const written = () => latest.current.form.getValues()
  const held = () => latest.current.form.formState.defaultValues ?? {}
  // The server's values when the current input was started.
  let base: string | null = null
  const begun = () =>
    latest.current.compared
      ? serializeBase(latest.current.compared.base())
      : (base ??= serializeBase(held()))
  const keep = () => void storeDraft(owner, name, written(), begun())
  const save = async () => {
    const sent = written()
    try {
      await latest.current.save(sent)
      recordTabSave()
      base = serializeBase(sent)
    } catch (error) {
      // The server may have saved some of the fields already.
      if (latest.current.compared) keep()
      throw error
    }
  }
  const goOn = (draft: Draft<V>) => {
    base = draft.from === undefined ? null : rebaseDraft(draft, held())
    // Must come before resetting the form, which stores the draft with this base.
    latest.current.compared?.onDraft(getEditedBaseValues(draft))
    latest.current.form.reset(mergeDraft(draft, held()), { keepDefaultValues: true })
  }
  return { keep, save, goOn }
}

/** Returns the autosaver of a form and a function that restores a leftover draft. */
function createDraftSaver<V extends FieldValues>(
  drafting: DraftContext<V>,
  delay: number,
  tell: (state: SaveState) => void,
) {
  const { owner, name } = drafting
  const { keep, save, goOn } = createDraft(drafting)
  const saver = createAutosaver({
    save,
    keep,
    drop: () => deleteLocalDraft(owner, name),
    tell,
    isOnline: () => navigator.onLine,
    delay,
  })
  const resume = async () => {
    const draft = await readLocalDraft<V>(owner, name)
    if (!draft) return
    goOn(draft)
    saver.changed()
  }
  return { saver, resume }
}

/**
 * Saves while the user types: a local draft immediately, the server after a pause. Offline it keeps
 * the draft and sends it when the connection returns.
 */
export function useAutosaveHandle<V extends FieldValues>({
  form,
  name,
  save,
  delay = 1200,
  off = false,
  compared,
}: AutosaveOptions<V>): AutosaveHandle {
  const owner = useDraftOwner()
  const [state, setState] = useState<SaveState>({ state: 'idle' })
  const latest = useRef({ save, form, compared })
  latest.current = { save, form, compared }
  const present = useRef<Autosaver>(null)
  useEffect(() => {
    if (off) return undefined
    const { saver, resume } = createDraftSaver({ owner, name, latest }, delay, setState)
    const isRenamed = present.current !== null
    present.current = saver
    // After a rename (a new row has received its id) the form has the newest values: no draft is
    // merged, they are stored under the new name.
    if (isRenamed) saver.changed()
    else void resume()
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
