import { ApiError } from './api-error.ts'

/** Something typed was not kept; says what and why. Thrown by an autosaving form whose fields show it already. */
export class NotKept extends Error {
  override readonly name = 'NotKept'
}

export type SaveState =
  | { readonly state: 'idle' | 'saving' | 'offline' }
  | { readonly state: 'failed'; readonly because: string | null }
  | { readonly state: 'saved'; readonly at: Date }

interface AutosaverParts {
  /** Sends what is written now. */
  readonly save: () => Promise<unknown>
  /** Keeps it on this device, and lets go of it. */
  readonly keep: () => void
  readonly drop: () => Promise<unknown>
  readonly tell: (state: SaveState) => void
  readonly isOnline: () => boolean
  /** Milliseconds of rest before it is sent. */
  readonly delay: number
}

export interface Autosaver {
  /** Something was written. */
  readonly changed: () => void
  /** Saves now what is not saved yet. @returns why it could not be; null where all is kept, if only on this device */
  readonly settle: () => Promise<string | null>
}

const whyNot = (error: unknown): string | null =>
  error instanceof ApiError
    ? (Object.values(error.fields)[0] ?? error.description)
    : error instanceof NotKept
      ? error.message
      : null
const afterFailure = (error: unknown): SaveState =>
  error instanceof ApiError && error.status === 0
    ? { state: 'offline' }
    : { state: 'failed', because: whyNot(error) }

/** Saves while one writes, one save at a time. What is kept on the device goes when the server has the last of it, and stays as long as anything was refused. */
export function autosaver({ save, keep, drop, tell, isOnline, delay }: AutosaverParts): Autosaver {
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
      return told(afterFailure(error))
    }
    changes.saved = made
    // What was written meanwhile is kept until it is sent as well.
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
