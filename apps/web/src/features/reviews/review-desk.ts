import { client } from '../../platform/http/client.ts'
import { createValueStore } from '../../platform/list/value-store.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'

const kind = 'APPLICATION'

interface Desk {
  /** Whether the reviewer works through the queue, and is handed out one application after another. */
  readonly isWorking: boolean
  /** The application that was handed out while the current one is read. */
  readonly upcoming: string | null
}

const idle: Desk = { isWorking: false, upcoming: null }
const desk = createValueStore(idle)
/** Opened during this visit, so not handed out again; lists may not know yet what was decided. */
const opened = new Set<string>()
const handedOut = new Set<string>()
/** The application that is open, until it is decided or skipped. */
let undecided: string | null = null
let lookingAhead: Promise<string | null> | null = null
let reopenedCount = 0

export const useDesk = desk.use

/** What the reviewer was handed out before and has not decided: an earlier visit may have left it. */
async function findOwn(current: string): Promise<string | undefined> {
  const { payload } = await client.waits.listWaits({ query: { kind, owner: 'me' } })
  return payload.map(({ id }) => id).find((id) => id !== current && !opened.has(id))
}

async function takeNext(): Promise<string | null> {
  const { payload } = await client.waits.takeNextWait({ body: { kind } })
  void invalidateEndpoints(['listWaits', 'listColleagues'])
  return payload.id
}

const handOut = async (current: string): Promise<string | null> =>
  (await findOwn(current)) ?? (await takeNext())

/**
 * Has the next application handed out while the current one is read. Without a connection there is
 * none, and the queue's oldest follows.
 */
export function lookAhead(current: string): Promise<string | null> {
  const { upcoming } = desk.get()
  if (upcoming !== null) return Promise.resolve(upcoming)
  lookingAhead ??= handOut(current)
    .then((id) => {
      desk.set({ ...desk.get(), upcoming: id })
      return id
    })
    .catch(() => null)
    .finally(() => {
      lookingAhead = null
    })
  return lookingAhead
}

/** From now on, one application after another is handed out. @param current the open one */
export function startWorking(current: string): void {
  undecided = current
  opened.add(current)
  desk.set({ ...desk.get(), isWorking: true })
}

/**
 * Whether the review of an application has to begin: the server handed it out, and the reviewer opened
 * it to decide. Once, because the list and the application have two addresses and mount the screen twice.
 */
export const takeHandedOut = (id: string): boolean => handedOut.delete(id)

/** The open application is decided or skipped. */
export function leaveCurrent(): void {
  undecided = null
}

/**
 * An application is open again because its decision was undone or failed. The one that was open
 * meanwhile comes again later.
 */
export function reopenReview(id: string): void {
  if (undecided !== null && undecided !== id) opened.delete(undecided)
  undecided = id
  reopenedCount += 1
}

/** Returns how often an application was reopened: what was fetched meanwhile then comes later. */
export const countReopened = (): number => reopenedCount

/** The upcoming application becomes the current one. */
export function openUpcoming(id: string): void {
  undecided = id
  opened.add(id)
  handedOut.add(id)
  desk.set({ isWorking: true, upcoming: null })
}

/** Gives back what was handed out ahead, for a colleague to take. */
export function stopWorking(): void {
  const { upcoming } = desk.get()
  desk.set(idle)
  if (upcoming !== null)
    void client.waits.releaseWait({ body: { kind, id: upcoming } }).catch(() => null)
}
