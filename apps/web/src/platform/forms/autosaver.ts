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
  | { readonly state: 'failed'; readonly because: string | null }
  | { readonly state: 'saved'; readonly at: Date }

interface AutosaverOptions {
  /** Sends the current values. */
  readonly save: () => Promise<unknown>
  /** Stores the values on this device; `drop` deletes them. */
  readonly keep: () => void
  readonly drop: () => Promise<unknown>
  readonly tell: (state: SaveState) => void
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
    : { state: 'failed', because: getFailureReason(error) }

/**
 * Saves while the user types, one save at a time. The local draft is deleted once the server has
 * the latest values, and kept as long as a save fails.
 */
export function createAutosaver(options: AutosaverOptions): Autosaver {
  const { save, keep, drop, tell, isOnline, delay } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<string | null> = Promise.resolve(null)
  const changes = { made: 0, saved: 0 }
  const told = (state: SaveState) => {
    tell(state)
    return state.state === 'failed' ? (state.because ?? '') : null
  }
  const saveNow = async () => {
    if (changes.saved === changes.made) return null
    if (!isOnline()) return told({ state: 'offline' })
    tell({ state: 'saving' })
    const { made } = changes
    try {
      await save()
    } catch (error) {
      return told(toFailedState(error))
    }
    changes.saved = made
    // Values changed during the save stay in the local draft until they are sent.
    if (changes.made === made) await drop()
    return told({ state: 'saved', at: new Date() })
  }
  const settle = () => {
    clearTimeout(timer)
    running = running.then(saveNow)
    return running
  }
  const changed = () => {
    changes.made += 1
    keep()
    clearTimeout(timer)
    timer = setTimeout(() => void settle(), delay)
  }
  return { changed, settle }
}
