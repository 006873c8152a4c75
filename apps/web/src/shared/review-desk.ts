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
  readonly #handedOut = new Set<string>()
  /** The row that is open, until it is decided or skipped. */
  #undecided: string | null = null
  #lookingAhead: Promise<string | null> | null = null
  #reopenedCount = 0

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
    // One that was opened from the list is not the next any more.
    if (upcoming !== null && upcoming !== current) return Promise.resolve(upcoming)
    this.#lookingAhead ??= this.#handOut(current)
      .then((id) => {
        this.#desk.set({ ...this.#desk.get(), upcoming: id })
        return id
      })
      .catch(() => null)
      .finally(() => {
        this.#lookingAhead = null
      })
    return this.#lookingAhead
  }

  async #handOut(current: string): Promise<string | null> {
    const isKnown = (id: string) => id === current || this.#opened.has(id)
    const own = await findOwn(this.#kind, isKnown)
    if (own !== undefined) return own
    const next = await takeNext(this.#kind)
    // The row that is left may be handed out once more, while its decision or skip is on its way.
    return next === current ? takeNext(this.#kind) : next
  }

  /** From now on, one row after another is handed out. @param current the open one */
  startWorking(current: string): void {
    this.#undecided = current
    this.#opened.add(current)
    this.#desk.set({ ...this.#desk.get(), isWorking: true })
  }

  /**
   * Whether the review of a row has to begin: the server handed it out, and the reviewer opened it
   * to decide. Once, because what was hidden and is shown again asks a second time.
   */
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
    this.#reopenedCount += 1
  }

  /** Returns how often a row was reopened: what was fetched before that comes later. */
  countReopened(): number {
    return this.#reopenedCount
  }

  /** The upcoming row is on the screen, before `openUpcoming`. */
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
    this.#desk.set(idle)
    if (upcoming === null) return
    const body = { kind: this.#kind, id: upcoming }
    void client.waits.releaseWait({ body }).catch(() => null)
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

async function takeNext(kind: DeskKind): Promise<string | null> {
  const { payload } = await client.waits.takeNextWait({ body: { kind } })
  void invalidateEndpoints(['listWaits', 'listColleagues'])
  return payload.id
}

const desks = new Map<DeskKind, ReviewDesk>()

/** The desk of a queue, which lasts as long as the page. */
export function getReviewDesk(kind: DeskKind): ReviewDesk {
  const known = desks.get(kind) ?? new ReviewDesk(kind)
  desks.set(kind, known)
  return known
}
