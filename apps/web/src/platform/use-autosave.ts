import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { autosaver, type Autosaver, type SaveState } from './autosaver.ts'
import {
  type Draft,
  dropDraft,
  keepDraft,
  mergeDraft,
  readDraft,
  rebaseDraft,
  seenByDraft,
  startOf,
} from './drafts.ts'
import type { Compared } from './forms.ts'
import { useDraftOwner } from './draft-state.ts'
import { markSaved } from './saved-here.ts'

interface AutosaveOptions<V extends FieldValues> {
  readonly form: Pick<UseFormReturn<V>, 'watch' | 'reset' | 'getValues' | 'formState'>
  /** Name of the draft: feature, form and row, e.g. `plans/edit/<id>`. */
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
      markSaved()
      base = startOf(sent)
    } catch (error) {
      // Of some fields the server may have the words by now.
      if (latest.current.compared) keep()
      throw error
    }
  }
  const goOn = (draft: Draft<V>) => {
    base = draft.from === undefined ? null : rebaseDraft(draft, held())
    // Before the form: what is put there is kept at once, upon what this says.
    latest.current.compared?.onDraft(seenByDraft(draft))
    latest.current.form.reset(mergeDraft(draft, held()), { keepDefaultValues: true })
  }
  return { keep, save, goOn }
}

/** The saver of a form, and what goes on with the draft that was left of it. */
function openSaver<V extends FieldValues>(
  drafting: Drafting<V>,
  delay: number,
  tell: (state: SaveState) => void,
) {
  const { owner, name } = drafting
  const { keep, save, goOn } = draftOf(drafting)
  const saver = autosaver({
    save,
    keep,
    drop: () => dropDraft(owner, name),
    tell,
    isOnline: () => navigator.onLine,
    delay,
  })
  const resume = async () => {
    const draft = await readDraft<V>(owner, name)
    if (!draft) return
    goOn(draft)
    saver.changed()
  }
  return { saver, resume }
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
    const { saver, resume } = openSaver({ owner, name, latest }, delay, setState)
    const isRenamed = present.current !== null
    present.current = saver
    // Under another name (what was new has its id now) the form holds what is newest: nothing that was kept of it is laid over it, it is kept anew.
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
