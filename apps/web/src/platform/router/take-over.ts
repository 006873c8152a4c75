import { useEffect, useState } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

// A page that the server rendered is inert until the app has taken it over: what people type or
// choose before would be lost. Parts whose code is loaded separately are taken over later.
let waiting = 0

/** After this long, a page can be used even if the code of a part has not come. */
const maxWaitMs = 10_000

const makeUsable = () => document.getElementById('root')?.removeAttribute('inert')

/** Makes the page usable once all of its parts have been taken over; used by the app. */
export function useTakeOver(): void {
  useEffect(() => {
    if (waiting === 0) makeUsable()
    const timer = setTimeout(makeUsable, maxWaitMs)
    return () => clearTimeout(timer)
  }, [])
}

/** Keeps the page inert until a part has been taken over; used outside of the part's boundary. */
export function useWaitForPart(): boolean {
  const isHydrated = useIsHydrated()
  const [isTakenOver] = useState(!isHydrated)
  useEffect(() => {
    if (isTakenOver) waiting += 1
  }, [isTakenOver])
  return isTakenOver
}

/** Ends the wait for a part; used within the part's boundary. */
export function useEndWait(): void {
  useEffect(() => {
    waiting -= 1
    if (waiting === 0) makeUsable()
  }, [])
}
