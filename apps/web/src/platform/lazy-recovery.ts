const failures = /loading chunk .* ?failed|failed to fetch dynamically imported module|unable to preload css|load failed|error loading dynamically imported module|importing a module script failed/i
const mark = 'fledge-reloaded-at'

/** Whether an error says that a part of the app could not be fetched (a new version was put up meanwhile). */
export function isLazyFailure(error: unknown): boolean {
  return error instanceof Error && failures.test(error.message)
}

/** Reloads the page, at most once in 10 s. @returns whether it does */
export function reloadOnce(now = Date.now()): boolean {
  const last = Number(sessionStorage.getItem(mark) ?? 0)
  if (now - last < 10_000) return false
  sessionStorage.setItem(mark, String(now))
  location.reload()
  return true
}

/** A stale chunk answers 404: the page reloads itself instead of going blank. */
export function watchLazyFailures(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
}
