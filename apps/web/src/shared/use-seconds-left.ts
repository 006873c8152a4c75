import { useSyncExternalStore } from 'react'
import { getServerTime } from '../platform/time/clock.ts'

const secondMs = 1000

function listen(changed: () => void): () => void {
  const timer = setInterval(changed, secondMs / 4)
  return () => clearInterval(timer)
}

/** Returns the whole seconds until a moment, counting down. */
export function useSecondsLeft(at: string): number {
  const getSeconds = () => Math.max(0, Math.ceil((Date.parse(at) - getServerTime()) / secondMs))
  return useSyncExternalStore(listen, getSeconds, getSeconds)
}
