import { useEffect, useRef } from 'react'

// Every overlay (a dialog, a sheet) has its own history entry at the page's URL, so that the back
// button closes it first. The entry keeps the router's state and adds how many overlays are open
// at it. It does not say which: an overlay that opens may take over the entry of one that closed.
const name = 'layers'

/** Bypasses the methods that the router patches, so that our entries do not re-render the page. */
const getNativeHistory = () => History.prototype

/** Returns how many overlays are open at the current history entry. */
function getDepth(): number {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !(name in state)) return 0
  return typeof state[name] === 'number' ? state[name] : 0
}

/** Whether the current history entry belongs to an overlay; navigating elsewhere replaces it. */
export const hasOverlay = (): boolean => getDepth() > 0

type CloseOverlay = () => void

let isGoingBack = false
let pendingActs: (() => void)[] = []
/** The open overlays, bottom first. */
let openOverlays: readonly CloseOverlay[] = []

function runPendingActs(): void {
  isGoingBack = false
  const acts = pendingActs
  pendingActs = []
  // An act may go back itself; the remaining ones wait for that.
  for (const act of acts) afterHistorySettles(act)
}

/** Runs the act after a pending history.back(), which would otherwise undo the act's entry. */
export function afterHistorySettles(act: () => void): void {
  if (isGoingBack) pendingActs.push(act)
  else act()
}

/** Goes back; acts after it wait until that has happened. */
export function goBack(steps: number): void {
  isGoingBack = true
  window.addEventListener('popstate', runPendingActs, { once: true })
  window.history.go(-steps)
}

/**
 * Runs the act on the page's own history entry, below the overlays, so that going back does not
 * restore the old state.
 */
export function runBelowOverlays(act: () => void): void {
  afterHistorySettles(() => {
    const steps = getDepth()
    if (steps === 0) return act()
    goBack(steps)
    pendingActs.unshift(act)
  })
}

/** Adds the missing history entries of open overlays, also after the page below changed. */
export function restoreOverlays(): void {
  for (let depth = getDepth() + 1; depth <= openOverlays.length; depth += 1)
    getNativeHistory().pushState.call(
      window.history,
      { ...window.history.state, [name]: depth },
      '',
    )
}

/** Goes back over the history entries of closed overlays. */
function removeClosedOverlays(): void {
  afterHistorySettles(() => {
    const closed = getDepth() - openOverlays.length
    if (closed > 0) goBack(closed)
  })
}

// Navigation that closes an overlay follows within this time and then replaces the overlay's entry.
const graceMs = 40
let removal: ReturnType<typeof setTimeout> | undefined

/**
 * Gives an overlay its history entry.
 * @returns takes the entry away again, unless another overlay needs it
 */
function addOverlay(close: CloseOverlay): () => void {
  openOverlays = [...openOverlays, close]
  afterHistorySettles(restoreOverlays)
  const closeAbove = () => {
    if (!isGoingBack && openOverlays.indexOf(close) >= getDepth()) close()
  }
  window.addEventListener('popstate', closeAbove)
  return () => {
    openOverlays = openOverlays.filter((overlay) => overlay !== close)
    window.removeEventListener('popstate', closeAbove)
    clearTimeout(removal)
    removal = setTimeout(removeClosedOverlays, graceMs)
  }
}

/** Makes the back button close the overlay before it leaves the page. */
export function useCloseOnBack(isOn: boolean, onBack: () => void): void {
  const close = useRef(onBack)
  close.current = onBack
  useEffect(() => {
    if (!isOn) return undefined
    return addOverlay(() => close.current())
  }, [isOn])
}
