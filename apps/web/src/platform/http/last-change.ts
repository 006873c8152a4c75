/** Key of the time at which this browser last changed what pages show, in milliseconds. */
const key = 'fledge-changed'
let unanswered = 0

const recordChange = () => localStorage.setItem(key, String(Date.now()))

/**
 * Waits for a request that changes what pages show, and records in this browser when its response
 * came, or that the page was left without it.
 */
export async function trackChange<T>(request: Promise<T>): Promise<T> {
  unanswered += 1
  try {
    return await request
  } finally {
    unanswered -= 1
    recordChange()
  }
}

/** Records, when a page is left, that it still waits for the response to a change. */
export function trackLeaving(): void {
  window.addEventListener('pagehide', () => {
    if (unanswered > 0) recordChange()
  })
}

/**
 * Whether a change may be missing from the page that the server rendered, because it was not
 * answered yet when this page was asked for. Reloading while a form saves does that.
 * @param since when the page was asked for, on the device's clock, in milliseconds
 */
export function wasChangedSince(since = performance.timeOrigin): boolean {
  return Number(localStorage.getItem(key) ?? 0) >= since
}
