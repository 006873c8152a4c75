import { useSyncExternalStore } from 'react'
import { getServerTime } from '../platform/time/clock.ts'

const secondMs = 1000

function listen(changed: () => void): () => void {
  const timer = setInterval(changed, secondMs / 4)
  return () => clearInterval(timer)
}

/**
 * Returns the whole seconds until a moment, counting down; null until the browser has taken over the
 * page, because some of them have passed since the server rendered it.
 */
export function useSecondsLeft(at: string): number | null {
  const getSeconds = () => Math.max(0, Math.ceil((Date.parse(at) - getServerTime()) / secondMs))
  return useSyncExternalStore(listen, getSeconds, () => null)
}
