import { useSyncExternalStore } from 'react'

/** A value that outlives the component that shows it. */
export interface ValueStore<T> {
  readonly get: () => T
  readonly set: (value: T) => void
  /** Returns the value and renders again when it changes. */
  readonly use: () => T
}

/** Creates a store; the server and the first render see the initial value. */
export function createValueStore<T>(initial: T, read: () => T = () => initial): ValueStore<T> {
  let current: { readonly value: T } | null = null
  const listeners = new Set<() => void>()
  const get = () => {
    current ??= { value: read() }
    return current.value
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get,
    set(value) {
      current = { value }
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  }
}
