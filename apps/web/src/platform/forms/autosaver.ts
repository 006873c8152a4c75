import { ApiError } from '../http/api-error.ts'

/**
 * Thrown by an autosaving form whose input could not be saved. The message states why; the fields
 * show it already.
 */
export class SaveRejectedError extends Error {
  override readonly name = 'NotKept'
}

export type SaveState =
  | { readonly state: 'idle' | 'saving' | 'offline' }
  | { readonly state: 'failed'; readonly reason: string | null }
  | { readonly state: 'saved'; readonly at: Date }

interface AutosaverOptions {
  /** Sends the current values. */
  readonly save: () => Promise<unknown>
  /** Stores the values on this device; `drop` deletes them. */
  readonly keep: () => void
  readonly drop: () => Promise<unknown>
  readonly onState: (state: SaveState) => void
  readonly isOnline: () => boolean
  /** Milliseconds without a change before saving. */
  readonly delay: number
}

export interface Autosaver {
  /** Call after every change. */
  readonly changed: () => void
  /**
   * Saves unsaved changes now. @returns the reason for a failure; null if everything is saved, if
   * only on this device
   */
  readonly settle: () => Promise<string | null>
  /** Whether the server has the latest values. */
  readonly isSaved: () => boolean
}

const getFailureReason = (error: unknown): string | null =>
  error instanceof ApiError
    ? (Object.values(error.fields)[0] ?? error.description)
    : error instanceof SaveRejectedError
      ? error.message
      : null
const toFailedState = (error: unknown): SaveState =>
  error instanceof ApiError && error.status === 0
    ? { state: 'offline' }
    : { state: 'failed', reason: getFailureReason(error) }

/**
 * Saves while the user types, one save at a time. The local draft is deleted once the server has
 * the latest values, and kept as long as a save fails.
 */
export function createAutosaver(options: AutosaverOptions): Autosaver {
  const { save, keep, drop, onState, isOnline, delay } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<string | null> = Promise.resolve(null)
  const changes = { count: 0, saved: 0 }
  const report = (state: SaveState) => {
    onState(state)
    return state.state === 'failed' ? (state.reason ?? '') : null
  }
  const saveNow = async () => {
    if (changes.saved === changes.count) return null
    if (!isOnline()) return report({ state: 'offline' })
    onState({ state: 'saving' })
    const { count } = changes
    try {
      await save()
    } catch (error) {
      return report(toFailedState(error))
    }
    changes.saved = count
    // Values changed during the save stay in the local draft until they are sent.
    if (changes.count === count) await drop()
    return report({ state: 'saved', at: new Date() })
  }
  const settle = () => {
    clearTimeout(timer)
    running = running.then(saveNow)
    return running
  }
  const changed = () => {
    changes.count += 1
    keep()
    clearTimeout(timer)
    timer = setTimeout(() => void settle(), delay)
  }
  return { changed, settle, isSaved: () => changes.saved === changes.count }
}
