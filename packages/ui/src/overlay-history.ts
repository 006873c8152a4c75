import { useEffect, useId, useRef } from 'react'

// What lies over a page (a dialog, a sheet) has a step of its own in the history, at the page's own address, so that the back button closes it first.
// The step keeps what the router wrote into the page's, and says which layers lie there.
const name = 'layers'

/** Asks for what a router makes of a step: nothing here tells it of ours, so that no page is drawn anew for one. */
const native = () => History.prototype

function layers(): readonly string[] {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !(name in state)) return []
  const found = state[name]
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
}

/** Whether the step that is shown is a layer's: one that leads elsewhere takes its place. */
export const isLayered = (): boolean => layers().length > 0

let goingBack = false
let waiting: (() => void)[] = []
/** What is open now, the lowest first. */
let open: readonly string[] = []

function settled(): void {
  goingBack = false
  const acts = waiting
  waiting = []
  // One of them may go back itself: the others wait for that then.
  for (const act of acts) afterHistorySettles(act)
}

/** Acts once a step that is being taken back is gone: what is written before would be taken back instead. */
export function afterHistorySettles(act: () => void): void {
  if (goingBack) waiting.push(act)
  else act()
}

function goBack(steps: number): void {
  goingBack = true
  window.addEventListener('popstate', settled, { once: true })
  window.history.go(-steps)
}

/** Acts on the page's own step, below whatever lies over it: changed there, it is not found again as it was by going back. */
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

/** What stayed open while the page below it changed has its step on top again. */
export function restoreOverlays(): void {
  for (const id of open) lay(id)
}

function lift(id: string): void {
  afterHistorySettles(() => {
    if (layers().at(-1) === id) goBack(1)
  })
}

// Whoever closes a layer to go elsewhere does so at once; the step is theirs then.
const grace = 40

/** The back button closes what is opened before it leaves the page. @param off its being open stands in the address already */
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
