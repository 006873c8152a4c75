import { useCallback, useSyncExternalStore } from 'react'

export interface Uploads {
  /**
   * Starts an upload, one at a time per name. @returns whether it was uploaded; false if one is in
   * progress already
   */
  readonly begin: (
    name: string,
    task: (report: (share: number) => void) => Promise<void>,
  ) => Promise<boolean>
  /** Share uploaded, 0 to 1; null if nothing is in progress. */
  readonly share: (name: string) => number | null
  /** Number of completed uploads under this name. */
  readonly sent: (name: string) => number
  readonly subscribe: (listener: () => void) => () => void
}

/** Uploads continue when the user leaves the page, and their progress is shown again on return. */
export function createUploads(): Uploads {
  const shares = new Map<string, number>()
  const counts = new Map<string, number>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const set = (name: string, share: number | null) => {
    if (share === null) shares.delete(name)
    else shares.set(name, share)
    changed()
  }
  const begin: Uploads['begin'] = async (name, task) => {
    if (shares.has(name)) return false
    set(name, 0)
    try {
      await task((share) => set(name, share))
      counts.set(name, (counts.get(name) ?? 0) + 1)
      return true
    } finally {
      set(name, null)
    }
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    begin,
    subscribe,
    share: (name) => shares.get(name) ?? null,
    sent: (name) => counts.get(name) ?? 0,
  }
}

const uploads = createUploads()
export const startUpload = uploads.begin

/**
 * Returns the upload in progress under a name, and the number of uploads completed since the page
 * was opened.
 */
export function useUploadProgress(name: string): {
  readonly share: number | null
  readonly sent: number
} {
  const share = useSyncExternalStore(
    uploads.subscribe,
    useCallback(() => uploads.share(name), [name]),
    () => null,
  )
  const sent = useSyncExternalStore(
    uploads.subscribe,
    useCallback(() => uploads.sent(name), [name]),
    () => 0,
  )
  return { share, sent }
}
