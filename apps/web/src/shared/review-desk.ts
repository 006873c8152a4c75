import type { HandedOutKind } from '@fledge/domain/waits/rules.ts'
import { client } from '../platform/http/client.ts'
import { createValueStore } from '../platform/list/value-store.ts'
import { invalidateEndpoints } from '../platform/query/query.ts'

/** Queues of the review desk. */
export type DeskKind = Exclude<HandedOutKind, 'ACTION'>

interface Desk {
  /** Whether the reviewer works through the queue, and is handed out one row after another. */
  readonly isWorking: boolean
  /** The row that was handed out while the current one is read. */
  readonly upcoming: string | null
}

const idle: Desk = { isWorking: false, upcoming: null }

/** What the server hands out of one queue, and what became of it during this visit. */
export class ReviewDesk {
  readonly #kind: DeskKind
  readonly #desk = createValueStore(idle)
  /** Opened during this visit, so not handed out again; lists may not know yet what was decided. */
  readonly #opened = new Set<string>()
  /** Handed out ahead, and not the reviewer's before that. */
  readonly #claimed = new Set<string>()
  /** Shown after it was handed out, so that its review begins. */
  readonly #handedOut = new Set<string>()
  /** The row that is open, until it is decided or skipped. */
  #undecided: string | null = null
  #lookingAhead: Promise<string | null> | null = null
  #interruptionCount = 0
  #visit = 0

  constructor(kind: DeskKind) {
    this.#kind = kind
  }

  readonly use = this.#desk.use

  /**
   * Has the next row handed out while the current one is read. Without a connection there is none,
   * and the queue's oldest follows.
   */
  lookAhead(current: string): Promise<string | null> {
    const { upcoming } = this.#desk.get()
    // One that was opened from the list is no longer the next.
    if (upcoming !== null && upcoming !== current) return Promise.resolve(upcoming)
    this.#lookingAhead ??= this.#fetchUpcoming(current)
    return this.#lookingAhead
  }

  async #fetchUpcoming(current: string): Promise<string | null> {
    const visit = this.#visit
    const id = await this.#handOut(current).catch(() => null)
    if (visit !== this.#visit) {
      if (id !== null) this.#release(id)
      return null
    }
    this.#lookingAhead = null
    this.#desk.set({ ...this.#desk.get(), upcoming: id })
    return id
  }

  async #handOut(current: string): Promise<string | null> {
    const isKnown = (id: string) => id === current || this.#opened.has(id)
    const own = await findOwn(this.#kind, isKnown)
    if (own !== undefined) return own
    const next = await this.#takeNext()
    // The row that is left may be handed out once more, while its decision or skip is on its way.
    return next === current ? this.#takeNext() : next
  }

  async #takeNext(): Promise<string | null> {
    const { payload } = await client.waits.takeNextWait({ body: { kind: this.#kind } })
    void invalidateEndpoints(['listWaits', 'listColleagues'])
    if (payload.id !== null) this.#claimed.add(payload.id)
    return payload.id
  }

  /** From now on, one row after another is handed out. @param current the open one */
  startWorking(current: string): void {
    this.#undecided = current
    this.#opened.add(current)
    this.#handedOut.delete(current)
    this.#desk.set({ ...this.#desk.get(), isWorking: true })
  }

  /** Whether the review of a row has to begin: the server handed it out, and the reviewer opens it. */
  isHandedOut(id: string): boolean {
    return this.#handedOut.has(id)
  }

  /** The same, once: a row that was hidden and is shown again asks a second time. */
  takeHandedOut(id: string): boolean {
    return this.#handedOut.delete(id)
  }

  /** The open row is decided or skipped. */
  leaveCurrent(): void {
    this.#undecided = null
  }

  /**
   * A row is open again because its decision was undone or failed. The one that was open instead
   * comes again later.
   */
  reopenReview(id: string): void {
    if (this.#undecided !== null && this.#undecided !== id) this.#opened.delete(this.#undecided)
    this.#undecided = id
    this.#interruptionCount += 1
  }

  /** Returns how often a row was reopened or the queue left: what was fetched before is not opened. */
  countInterruptions(): number {
    return this.#interruptionCount
  }

  /** The upcoming row is about to be shown; `openUpcoming` follows. */
  showUpcoming(id: string): void {
    this.#handedOut.add(id)
  }

  /** The upcoming row becomes the current one. */
  openUpcoming(id: string): void {
    this.#undecided = id
    this.#opened.add(id)
    this.#desk.set({ isWorking: true, upcoming: null })
  }

  /** Gives back what was handed out ahead, for a colleague to take. */
  stopWorking(): void {
    const { upcoming } = this.#desk.get()
    this.#visit += 1
    this.#interruptionCount += 1
    this.#lookingAhead = null
    this.#handedOut.clear()
    this.#desk.set(idle)
    if (upcoming !== null) this.#release(upcoming)
  }

  /** Gives back what was only handed out; what the reviewer had before, or has opened, stays theirs. */
  #release(id: string): void {
    if (this.#opened.has(id) || !this.#claimed.delete(id)) return
    void client.waits.releaseWait({ body: { kind: this.#kind, id } }).catch(() => null)
  }
}

/** What the reviewer was handed out before and has not decided: an earlier visit may have left it. */
async function findOwn(
  kind: DeskKind,
  isKnown: (id: string) => boolean,
): Promise<string | undefined> {
  const { payload } = await client.waits.listWaits({ query: { kind, owner: 'me' } })
  return payload.map(({ id }) => id).find((id) => !isKnown(id))
}

const desks = new Map<DeskKind, ReviewDesk>()

/** The desk of a queue, which lasts as long as the page. */
export function getReviewDesk(kind: DeskKind): ReviewDesk {
  const known = desks.get(kind) ?? new ReviewDesk(kind)
  desks.set(kind, known)
  return known
}
