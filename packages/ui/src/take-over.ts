import { useEffect, useId, useState } from 'react'

// A page that the server rendered is inert until the app has taken it over: what people type or
// choose before would be lost. Parts whose code is loaded separately are taken over later.
const waitingParts = new Set<string>()

/** After this long, a page can be used even if the code of a part has not come. */
const maxWaitMs = 10_000

function makeUsable(): void {
  const root = document.getElementById('root')
  if (!root?.inert) return
  root.inert = false
  // Nothing in an inert page can have the focus.
  if (document.activeElement === document.body)
    root.querySelector<HTMLElement>('[autofocus]')?.focus()
}

/** Makes the page usable after a while, whatever happens; called before the page is taken over. */
export function limitTakeOver(): void {
  setTimeout(makeUsable, maxWaitMs)
}

/**
 * Makes the page usable once it and all of its parts have been taken over; used by the layouts and
 * what can stand in for them, behind the screen. The router takes over its root before them.
 */
export function useTakeOver(): void {
  useEffect(() => {
    if (waitingParts.size === 0) makeUsable()
  }, [])
}

// Asked once: after an update, React would render a part again that is not taken over yet.
const isBeingTakenOver = () =>
  typeof document === 'undefined' || document.getElementById('root')?.inert === true

/**
 * Keeps the page inert until a part has been taken over; used outside of the part's boundary.
 * @returns the part's name for `useEndWait`; null if the page is in use already
 */
export function useWaitForPart(): string | null {
  const part = useId()
  const [isWaiting] = useState(isBeingTakenOver)
  useEffect(() => {
    if (isWaiting) waitingParts.add(part)
  }, [isWaiting, part])
  return isWaiting ? part : null
}

/** Ends the wait for a part; used within the part's boundary. */
export function useEndWait(part: string): void {
  useEffect(() => {
    waitingParts.delete(part)
    if (waitingParts.size === 0) makeUsable()
  }, [part])
}
