import { useEffect, useState } from 'react'
import { serverNow } from './clock.ts'

/** Seconds until a moment of the server's clock (milliseconds), 0 once it is there. */
export function useSecondsTo(moment: number): number {
  const [now, setNow] = useState(() => serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [moment])
  return Math.max(0, Math.ceil((moment - now) / 1000))
}

/** Seconds as mm:ss. */
export const minutesOf = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
