import { isReachable, waitUntilReachable } from './connection.ts'

const failures =
  /loading chunk .* ?failed|failed to fetch dynamically imported module|unable to preload css|load failed|error loading dynamically imported module|importing a module script failed/i
const mark = 'fledge-reloaded-at'
let isReloading = false

/** Whether an error says that a part of the app could not be fetched (a new version was put up meanwhile). */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && failures.test(error.message)
}

/** Reloads the page, once the server can be reached. */
export async function reloadWhenReachable(): Promise<void> {
  if (!(await isReachable())) await waitForConnection()
  location.reload()
}

/** Reloads the page, at most once in 10 s, and not before the server can be reached. @returns whether it does */
export function reloadOnce(now = Date.now()): boolean {
  if (isReloading) return true
  const last = Number(sessionStorage.getItem(mark) ?? 0)
  if (now - last < 10_000) return false
  sessionStorage.setItem(mark, String(now))
  isReloading = true
  void reloadWhenReachable()
  return true
}

let waiting = 0
let onWaiting = () => {}
let onArrived = () => {}

/** Whether a part of the app waits for the connection to come back. */
export const isPartWaiting = (): boolean => waiting > 0

/** Who tells the reader that a part waits, and that it no longer does. */
export function watchWaitingParts(tell: () => void, untell: () => void): void {
  onWaiting = tell
  onArrived = untell
}

async function waitForConnection(): Promise<void> {
  waiting += 1
  onWaiting()
  await waitUntilReachable()
  waiting -= 1
  if (waiting === 0) onArrived()
}

/**
 * Fetches a screen or a layout. Without a connection it waits until there is one: a reload would lead to the browser's own error page.
 * A stale chunk answers 404; the screen of errors then reloads the page, once.
 * Said in our words, because the router reloads by itself on a browser's, and the page would go twice. One that is only fetched ahead fails quietly and is asked for again when it is wanted.
 */
export async function importChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    if (!(await isReachable())) await waitForConnection()
  }
  try {
    return await load()
  } catch (error) {
    throw new Error(
      `Load failed: ${error instanceof Error ? error.message : 'a part did not arrive'}`,
      { cause: error },
    )
  }
}
