import { isReachable, waitUntilReachable } from '../http/connection.ts'

const chunkErrorPattern =
  /loading chunk \S+ failed|failed to fetch dynamically imported module|unable to preload css|load failed|error loading dynamically imported module|importing a module script failed/i
const reloadKey = 'fledge-reloaded-at'
let isReloading = false
/** A page that is still there after this time was not left after all. */
const leavingMs = 10_000
let leavingSince = -Infinity
if (typeof window !== 'undefined')
  window.addEventListener('beforeunload', () => {
    leavingSince = performance.now()
  })

/** Whether an error means that a chunk could not be loaded, for example after a deployment. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && chunkErrorPattern.test(error.message)
}

/**
 * Reloads the page once the server is reachable. Leaving a page ends the loading of its chunks, which
 * fails in Firefox; reloading the page then would take the place of where the person is going.
 */
export async function reloadWhenReachable(): Promise<void> {
  if (!(await isReachable())) await waitForConnection()
  const wait = leavingSince + leavingMs - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  location.reload()
}

/**
 * Reloads the page once the server is reachable, at most once in 10 s. @returns whether it reloads
 */
export function reloadOnce(now = Date.now()): boolean {
  if (isReloading) return true
  const last = Number(sessionStorage.getItem(reloadKey) ?? 0)
  if (now - last < 10_000) return false
  sessionStorage.setItem(reloadKey, String(now))
  isReloading = true
  void reloadWhenReachable()
  return true
}

let waiting = 0
let onWaiting = () => {}
let onArrived = () => {}

/** Whether a chunk is waiting for the connection to return. */
export const isChunkWaiting = (): boolean => waiting > 0

/** Sets the callbacks for when a chunk starts and stops waiting. */
export function onChunkWaiting(onChange: () => void, untell: () => void): void {
  onWaiting = onChange
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
 * Loads the chunk of a screen or layout. Offline it waits for the connection, because a reload
 * would show the browser's own error page. A stale chunk answers 404, after which the error screen
 * reloads the page once.
 * It throws its own message, because the router reloads on the browser's message and the page would
 * reload twice. A failed preload is silent and retried when the chunk is needed.
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
