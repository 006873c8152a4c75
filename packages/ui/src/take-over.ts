import { use, useEffect, useId, useState } from 'react'
import {
  unstable_getCurrentPriorityLevel as getPriority,
  unstable_IdlePriority as idlePriority,
} from 'scheduler'

// The server renders pages that people can use before the app takes them over: `page-start.js`
// keeps what they enter and press until then. Parts whose code is loaded separately are taken over
// later than the app.
const waitingParts = new Set<string>()

/** After this long, a page counts as taken over even if the code of a part has not come. */
const maxWaitMs = 10_000

function findRoot(): HTMLElement | null {
  const root = document.getElementById('root')
  return root?.matches('[data-rendered]:not([data-taken-over])') ? root : null
}

function endTakeOver(): void {
  const root = findRoot()
  if (!root) return
  root.dataset['takenOver'] = ''
  document.dispatchEvent(new Event('taken-over'))
  setTimeout(startRestingTurns, restMs)
}

const partsAhead: Promise<unknown>[] = []

/** Loads the code of a part that the page may have before the page is taken over. */
export function loadBeforeTakeOver(load: () => Promise<unknown>): void {
  if (isBeingTakenOver()) partsAhead.push(load().catch(() => null))
}

/** Resolves when the page's parts can be taken over with it. */
export const loadPartsAhead = (): Promise<unknown> => Promise.all(partsAhead)

/** Ends the take-over after a while, whatever happens; called before it begins. */
export function limitTakeOver(): void {
  setTimeout(endTakeOver, maxWaitMs)
}

/**
 * Ends the take-over once the page and all of its parts have been taken over; used by the layouts
 * and what can stand in for them, behind the screen. The router takes over its root before them.
 */
export function useTakeOver(): void {
  useEffect(() => {
    if (waitingParts.size === 0) endTakeOver()
  }, [])
}

/** Whether the server is rendering a page, or the app has not taken over all of it yet. */
export const isBeingTakenOver = (): boolean =>
  typeof document === 'undefined' || findRoot() !== null

/**
 * Has the take-over of the page wait for a part; used outside of the part's boundary.
 * @param isShown false for a part that is rendered out of sight, whose effects do not run
 * @returns the part's name for `useEndWait`; null if the page does not wait for it
 */
export function useWaitForPart(isShown = true): string | null {
  const part = useId()
  // Asked once: after an update, React would render a part again that is not taken over yet.
  const [isWaiting] = useState(() => isShown && isBeingTakenOver())
  useEffect(() => {
    if (isWaiting) waitingParts.add(part)
  }, [isWaiting, part])
  return isWaiting ? part : null
}

/** Ends the wait for a part; used within the part's boundary. */
export function useEndWait(part: string): void {
  useEffect(() => {
    waitingParts.delete(part)
    // It may have been needed before its turn.
    if (waitingTurns.includes(part)) waitingTurns.splice(waitingTurns.indexOf(part), 1)
    if (waitingParts.size === 0) endTakeOver()
    else if (part === currentTurn) setTimeout(startNextTurn)
  }, [part])
}

interface Turn {
  readonly promise: Promise<void>
  readonly start: () => void
}

// React would take over all cards of a page in one go, and nothing else could happen in between.
const turns = new Map<string, Turn>()
const waitingTurns: string[] = []
let currentTurn: string | null = null
let nextTurnTimer: ReturnType<typeof setTimeout> | undefined

/** A part that waits for its own code does not hold up the others for longer than this. */
const maxTurnMs = 200

function startNextTurn(): void {
  clearTimeout(nextTurnTimer)
  currentTurn = waitingTurns.shift() ?? null
  const turn = currentTurn === null ? undefined : turns.get(currentTurn)
  if (!turn) return
  turn.start()
  nextTurnTimer = setTimeout(startNextTurn, maxTurnMs)
}

function createTurn(part: string): Turn {
  const { promise, resolve } = Promise.withResolvers<void>()
  const turn = { promise, start: resolve }
  turns.set(part, turn)
  return turn
}

function waitForTurn(part: string): Turn {
  waitingTurns.push(part)
  if (currentTurn === null && waitingTurns.length === 1) setTimeout(startNextTurn)
  return createTurn(part)
}

// Parts that may never be used: a list of options costs as much as a card.
const restingTurns: string[] = []
/** After this long, parts that were not used are taken over, too. */
const restMs = 5000

function startRestingTurns(): void {
  waitingTurns.push(...restingTurns.splice(0))
  if (currentTurn === null) startNextTurn()
}

function rest(part: string): Turn {
  restingTurns.push(part)
  return createTurn(part)
}

/** What React takes for a promise that has been kept. */
const noWait = Object.assign(Promise.resolve(), {
  status: 'fulfilled' as const,
  value: undefined,
})

const changedParts = new Set<string>()

/** Has a part be taken over at once if it has changed since its first render. */
export function useChange(part: string | null, content: unknown): void {
  const [first] = useState(content)
  // React takes over a part that has changed before it renders it, or else renders it from scratch.
  if (part !== null && content !== first) changedParts.add(part)
}

/**
 * Suspends a part of a page until it is its turn to be taken over: one after the other, in the
 * order of the page. Used within the part's boundary, where React keeps what the server rendered.
 * @param isResting the page does not wait for the part, whose turn comes when it is used
 */
export function useTurn(part: string, isResting = false): void {
  if (typeof document === 'undefined') return
  // React takes over at once what is used; everything else can wait.
  const isNeeded = getPriority() !== idlePriority || changedParts.has(part)
  if (isNeeded) return use(noWait)
  use((turns.get(part) ?? (isResting ? rest(part) : waitForTurn(part))).promise)
}
