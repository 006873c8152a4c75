import { useEffect, useRef, useState } from 'react'
import { dropDraft, isOfNow, keepDraft, readDraft, startOf } from './drafts.ts'
import { useSession } from './session.ts'

/** Whose drafts are kept: the account's, or the address that is registering; nobody else is shown them. */
export function useDraftOwner(): string {
  const session = useSession()
  return session?.user_id ?? session?.email ?? 'registration'
}

/** Keeps what was begun upon something, and lets go of what was begun upon nothing. */
const putDraft = (owner: string, name: string, value: unknown, from: string | null) =>
  from === null ? dropDraft(owner, name) : keepDraft(owner, name, value, from)

/**
 * State of a field outside a form, kept on this device like a form's: what is typed stays over a reload until it is put back to nothing, or sent.
 * @param nothing what stands there by itself: empty, or what the server holds; once that is another, what was typed upon the old one is let go
 * @returns the value, its setter, and what lets go of the kept one once it is sent
 */
export function useDraftState<T>(
  name: string,
  nothing: T,
  isNothing: (value: T) => boolean,
): readonly [T, (value: T) => void, () => Promise<void>] {
  const owner = useDraftOwner()
  const [typed, setTyped] = useState<{ readonly name: string; readonly value: T } | null>(null)
  const [first] = useState({ name, value: nothing })
  const held = startOf(nothing)
  const now = useRef(held)
  now.current = held
  // What the words being typed were begun upon.
  const from = useRef<string>(null)
  useEffect(() => {
    let here = true
    from.current = null
    void readDraft<T>(owner, name).then((draft) => {
      if (!draft || !here) return
      if (!isOfNow(draft, now.current)) {
        void dropDraft(owner, name)
        return
      }
      from.current = now.current
      setTyped({ name, value: draft.values })
    })
    return () => {
      here = false
    }
  }, [owner, name])
  const set = (next: T) => {
    setTyped({ name, value: next })
    from.current = isNothing(next) ? null : (from.current ?? held)
    void putDraft(owner, name, next, from.current)
  }
  const sent = () => {
    from.current = null
    return dropDraft(owner, name)
  }
  const value = typed?.name === name ? typed.value : first.name === name ? first.value : nothing
  return [value, set, sent]
}

/** Asks whether anything typed under these names was neither sent nor given up. */
export function useUnsavedDrafts(names: readonly string[]): () => Promise<boolean> {
  const owner = useDraftOwner()
  return async () =>
    (await Promise.all(names.map((name) => readDraft(owner, name)))).some(
      (draft) => draft !== undefined,
    )
}

/** Whether something was typed into this form and neither sent nor given up; unknown at first. And a way to give it up. */
export function useUnsavedDraft(name: string): {
  readonly left: boolean
  readonly drop: () => Promise<void>
} {
  const owner = useDraftOwner()
  const [left, setLeft] = useState(false)
  useEffect(() => {
    void readDraft(owner, name).then((draft) => setLeft(draft !== undefined))
  }, [owner, name])
  return { left, drop: () => dropDraft(owner, name) }
}
