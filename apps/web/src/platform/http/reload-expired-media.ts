const filesPath = '/backend/files/'
/** A file that cannot be played fails again at once. */
const minPauseMs = 10_000

/**
 * Loads a video again that fails, and plays on where it was: it may come from an address that is
 * valid for minutes only, and the browser keeps that address for the parts that it reads later.
 * @returns a function that ends it
 */
export function reloadExpiredMedia(): () => void {
  const reloadedAt = new WeakMap<HTMLMediaElement, number>()
  const reload = ({ target, timeStamp }: Event) => {
    if (!(target instanceof HTMLMediaElement) || !isOwnFile(target.src)) return
    const last = reloadedAt.get(target)
    if (last !== undefined && timeStamp - last < minPauseMs) return
    reloadedAt.set(target, timeStamp)
    const { currentTime, paused } = target
    target.load()
    target.currentTime = currentTime
    // A file that still cannot be played shows it in its player.
    if (!paused) void target.play().catch(() => {})
  }
  // The event does not bubble.
  document.addEventListener('error', reload, true)
  return () => document.removeEventListener('error', reload, true)
}

function isOwnFile(src: string): boolean {
  const { origin, pathname } = new URL(src || 'about:blank')
  return origin === location.origin && pathname.startsWith(filesPath)
}
