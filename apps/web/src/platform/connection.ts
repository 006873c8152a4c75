const answerMs = 5000
const retryMs = 3000

/** Whether the server answers anything at all. That the browser has a network (`navigator.onLine`) does not say so; that it has none does. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch('/live', { cache: 'no-store', signal: AbortSignal.timeout(answerMs) })
    return true
  } catch {
    return false
  }
}

/** Resolves when it is worth trying again: the network is back, or some time has passed. */
function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('online', end)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, retryMs)
    window.addEventListener('online', end)
  })
}

/** Resolves once the server answers. */
export async function waitUntilReachable(): Promise<void> {
  while (!(await isReachable())) await nextTry()
}
