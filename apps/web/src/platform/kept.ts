import { useEffect, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'
import { useSession } from './session.ts'

/** Whose drafts are kept: the account's, or the address that is registering; nobody else is shown them. */
export function useDraftOwner(): string {
  const session = useSession()
  return session?.user_id ?? session?.email ?? 'registration'
}

/**
 * State of a field outside a form, kept on this device like a form's: what is typed stays over a reload until it is put back to nothing, or sent.
 * @returns the value, its setter, and what lets go of the kept one once it is sent
 */
export function useKeptState<T>(name: string, nothing: T, isNothing: (value: T) => boolean): readonly [T, (value: T) => void, () => Promise<void>] {
  const owner = useDraftOwner()
  const [value, setValue] = useState(nothing)
  useEffect(() => {
    let here = true
    void readDraft<T>(owner, name).then((draft) => {
      if (draft && here) setValue(draft.values)
    })
    return () => { here = false }
  }, [owner, name])
  const set = (next: T) => {
    setValue(next)
    void (isNothing(next) ? dropDraft(owner, name) : keepDraft(owner, name, next))
  }
  return [value, set, () => dropDraft(owner, name)]
}

/** Asks whether anything typed under these names was neither sent nor given up. */
export function useDraftsLeft(names: readonly string[]): () => Promise<boolean> {
  const owner = useDraftOwner()
  return async () => (await Promise.all(names.map((name) => readDraft(owner, name)))).some((draft) => draft !== undefined)
}

/** Whether something was typed into this form and neither sent nor given up; unknown at first. And a way to give it up. */
export function useDraftLeft(name: string): { readonly left: boolean; readonly drop: () => Promise<void> } {
  const owner = useDraftOwner()
  const [left, setLeft] = useState(false)
  useEffect(() => {
    void readDraft(owner, name).then((draft) => setLeft(draft !== undefined))
  }, [owner, name])
  return { left, drop: () => dropDraft(owner, name) }
}
