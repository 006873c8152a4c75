import { useEffect, useId, useRef } from 'react'

// Every overlay (a dialog, a sheet) has its own history entry at the page's URL, so that the back
// button closes it first. The entry keeps the router's state and adds the ids of the open overlays.
const name = 'layers'

/** Bypasses the methods that the router patches, so that our entries do not re-render the page. */
const getNativeHistory = () => History.prototype

function getOverlays(): readonly string[] {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !(name in state)) return []
  const found = state[name]
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
}

/** Whether the current history entry belongs to an overlay; navigating elsewhere replaces it. */
export const hasOverlay = (): boolean => getOverlays().length > 0

let isGoingBack = false
let pendingActs: (() => void)[] = []
/** The open overlays, bottom first. */
let openOverlays: readonly string[] = []

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

function goBack(steps: number): void {
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
    const steps = getOverlays().length
    if (steps === 0) return act()
    goBack(steps)
    pendingActs.unshift(act)
  })
}

function pushOverlay(id: string): void {
  if (getOverlays().includes(id)) return
  getNativeHistory().pushState.call(
    window.history,
    { ...window.history.state, [name]: [...getOverlays(), id] },
    '',
  )
}

/** Adds history entries again for overlays that stayed open while the page below changed. */
export function restoreOverlays(): void {
  for (const id of openOverlays) pushOverlay(id)
}

function popOverlay(id: string): void {
  afterHistorySettles(() => {
    if (getOverlays().at(-1) === id) goBack(1)
  })
}

// Navigation that closes an overlay follows within this time and then replaces the overlay's entry.
const graceMs = 40

/**
 * Makes the back button close the overlay before it leaves the page. @param off the open state is
 * in the URL already
 */
export function useCloseOnBack(opened: boolean, onClose: () => void, off = false): void {
  const id = useId()
  const close = useRef(onClose)
  close.current = onClose
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOn = opened && !off
  useEffect(() => {
    if (!isOn) return undefined
    clearTimeout(leaving.current)
    let isThere = true
    openOverlays = [...openOverlays, id]
    afterHistorySettles(() => {
      if (isThere) pushOverlay(id)
    })
    const popped = () => {
      if (!isGoingBack && !getOverlays().includes(id)) close.current()
    }
    window.addEventListener('popstate', popped)
    return () => {
      isThere = false
      openOverlays = openOverlays.filter((one) => one !== id)
      window.removeEventListener('popstate', popped)
      leaving.current = setTimeout(() => popOverlay(id), graceMs)
    }
  }, [isOn, id])
}
