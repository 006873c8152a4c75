import { useEffect, useState } from 'react'
import { getServerTime } from './clock.ts'

/**
 * Returns the seconds until a moment on the server's clock (milliseconds), 0 once it has passed.
 */
export function useCountdown(moment: number): number {
  const [now, setNow] = useState(() => getServerTime())
  useEffect(() => {
    const timer = setInterval(() => setNow(getServerTime()), 1000)
    return () => clearInterval(timer)
  }, [moment])
  return Math.max(0, Math.ceil((moment - now) / 1000))
}

/** Formats seconds as mm:ss. */
export const formatMinutes = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
