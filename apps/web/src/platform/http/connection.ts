const responseTimeoutMs = 5000
const retryDelayMs = 3000

/**
 * Whether the server responds at all. `navigator.onLine` being true does not prove it; being false
 * disproves it.
 */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch('/live', { cache: 'no-store', signal: AbortSignal.timeout(responseTimeoutMs) })
    return true
  } catch {
    return false
  }
}

/** Resolves when a retry makes sense: the network is back, or some time has passed. */
function waitForRetry(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('online', end)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, retryDelayMs)
    window.addEventListener('online', end)
  })
}

/** Resolves once the server responds. */
export async function waitUntilReachable(): Promise<void> {
  while (!(await isReachable())) await waitForRetry()
}
