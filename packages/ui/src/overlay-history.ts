import { useEffect, useId, useRef } from 'react'

// Every overlay (a dialog, a sheet) has its own history entry at the page's URL, so that the back
// button closes it first. The entry keeps the router's state and adds the ids of the open overlays.
const name = 'layers'

/** Bypasses the methods that the router patches, so that our entries do not re-render the page. */
const native = () => History.prototype

function layers(): readonly string[] {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !(name in state)) return []
  const found = state[name]
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
}

/** Whether the current history entry belongs to an overlay; navigating elsewhere replaces it. */
export const isLayered = (): boolean => layers().length > 0

let goingBack = false
let waiting: (() => void)[] = []
/** The open overlays, bottom first. */
let open: readonly string[] = []

function settled(): void {
  goingBack = false
  const acts = waiting
  waiting = []
  // An act may go back itself; the remaining ones wait for that.
  for (const act of acts) afterHistorySettles(act)
}

/** Runs the act after a pending history.back(), which would otherwise undo the act's entry. */
export function afterHistorySettles(act: () => void): void {
  if (goingBack) waiting.push(act)
  else act()
}

function goBack(steps: number): void {
  goingBack = true
  window.addEventListener('popstate', settled, { once: true })
  window.history.go(-steps)
}

/**
 * Runs the act on the page's own history entry, below the overlays, so that going back does not
 * restore the old state.
 */
export function runBelowOverlays(act: () => void): void {
  afterHistorySettles(() => {
    const steps = layers().length
    if (steps === 0) return act()
    goBack(steps)
    waiting.unshift(act)
  })
}

function lay(id: string): void {
  if (layers().includes(id)) return
  native().pushState.call(
    window.history,
    { ...window.history.state, [name]: [...layers(), id] },
    '',
  )
}

/** Adds history entries again for overlays that stayed open while the page below changed. */
export function restoreOverlays(): void {
  for (const id of open) lay(id)
}

function lift(id: string): void {
  afterHistorySettles(() => {
    if (layers().at(-1) === id) goBack(1)
  })
}

// Navigation that closes an overlay follows within this time and then replaces the overlay's entry.
const grace = 40

/**
 * Makes the back button close the overlay before it leaves the page. @param off the open state is
 * in the URL already
 */
export function useBackCloses(opened: boolean, onClose: () => void, off = false): void {
  const id = useId()
  const close = useRef(onClose)
  close.current = onClose
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOn = opened && !off
  useEffect(() => {
    if (!isOn) return undefined
    clearTimeout(leaving.current)
    let isThere = true
    open = [...open, id]
    afterHistorySettles(() => {
      if (isThere) lay(id)
    })
    const popped = () => {
      if (!goingBack && !layers().includes(id)) close.current()
    }
    window.addEventListener('popstate', popped)
    return () => {
      isThere = false
      open = open.filter((one) => one !== id)
      window.removeEventListener('popstate', popped)
      leaving.current = setTimeout(() => lift(id), grace)
    }
  }, [isOn, id])
}
