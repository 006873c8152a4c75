import { useEffect, useRef, useState } from 'react'
import {
  deleteLocalDraft,
  isDraftCurrent,
  storeDraft,
  readLocalDraft,
  serializeBase,
} from './drafts.ts'
import { type SessionUser, useSession } from '../shell/session.ts'

/**
 * Returns the owner of the drafts: the account, or the email address of a registration. Drafts of
 * other owners are never shown.
 */
export const getDraftOwner = (user: SessionUser | null): string =>
  user?.user_id ?? user?.email ?? 'registration'

/** Returns the owner of the signed-in user's drafts. */
export const useDraftOwner = (): string => getDraftOwner(useSession())

/** Stores a draft with its base, or deletes it if it has none. */
const storeOrDeleteDraft = (owner: string, name: string, value: unknown, from: string | null) =>
  from === null ? deleteLocalDraft(owner, name) : storeDraft(owner, name, value, from)

/**
 * State of a field outside a form, stored on this device like a form's: typed input survives a
 * reload until it is cleared or sent.
 * @param initial the initial value: empty, or the saved value; when it changes, input based on the
 * old one is discarded
 * @returns the value, its setter, and a function that deletes the draft after sending
 */
export function useDraftState<T>(
  name: string,
  initial: T,
  isInitial: (value: T) => boolean,
): readonly [T, (value: T) => void, () => Promise<void>] {
  const owner = useDraftOwner()
  const [typed, setTyped] = useState<{ readonly name: string; readonly value: T } | null>(null)
  const [first] = useState({ name, value: initial })
  const initialBase = serializeBase(initial)
  const now = useRef(initialBase)
  now.current = initialBase
  // The saved value on which the typed input is based.
  const from = useRef<string>(null)
  useEffect(() => {
    let isMounted = true
    from.current = null
    void readLocalDraft<T>(owner, name).then((draft) => {
      if (!draft || !isMounted) return
      if (!isDraftCurrent(draft, now.current)) {
        void deleteLocalDraft(owner, name)
        return
      }
      from.current = now.current
      setTyped({ name, value: draft.values })
    })
    return () => {
      isMounted = false
    }
  }, [owner, name])
  const set = (next: T) => {
    setTyped({ name, value: next })
    from.current = isInitial(next) ? null : (from.current ?? initialBase)
    void storeOrDeleteDraft(owner, name, next, from.current)
  }
  const sent = () => {
    from.current = null
    return deleteLocalDraft(owner, name)
  }
  const value = typed?.name === name ? typed.value : first.name === name ? first.value : initial
  return [value, set, sent]
}

/** Returns a function that checks whether any of these drafts was neither sent nor discarded. */
export function useUnsavedDrafts(names: readonly string[]): () => Promise<boolean> {
  const owner = useDraftOwner()
  return async () =>
    (await Promise.all(names.map((name) => readLocalDraft(owner, name)))).some(
      (draft) => draft !== undefined,
    )
}

/**
 * Returns whether this form has input that was neither sent nor discarded (false until known), and
 * a function to discard it.
 */
export function useUnsavedDraft(name: string): {
  readonly hasDraft: boolean
  readonly drop: () => Promise<void>
} {
  const owner = useDraftOwner()
  const [hasDraft, setHasDraft] = useState(false)
  useEffect(() => {
    void readLocalDraft(owner, name).then((draft) => setHasDraft(draft !== undefined))
  }, [owner, name])
  return { hasDraft, drop: () => deleteLocalDraft(owner, name) }
}
