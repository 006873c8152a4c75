import { waitEvents } from '@fledge/domain/waits/events.ts'
import { maxHandedOver } from '@fledge/domain/waits/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ownedWaits } from './queries/waits.queries.ts'
import { clearOwner, lockReviewed, setOwner, type WaitRef } from './wait-owner.ts'

export interface HandOver {
  readonly from: string
  /** Null for the team. */
  readonly to: string | null
  readonly reason?: string | undefined
}

/**
 * Gives what someone takes care of to a colleague or back to the team, at most `maxHandedOver`.
 * @returns the number of waits
 */
export async function passOnWaits(tx: Tx, handOver: HandOver): Promise<number> {
  const waits = await lockOwned(tx, handOver.from)
  for (const wait of waits) await passOn(tx, wait, handOver)
  return waits.length
}

/** What someone owns after the applications among it are locked: until then it may change. */
async function lockOwned(tx: Tx, owner: string): Promise<readonly WaitRef[]> {
  const read = async () =>
    (await tx.many(ownedWaits, { owner_id: owner, limit: maxHandedOver })).map(
      ({ kind, subject_id: id }) => ({ kind, id }),
    )
  const found = await read()
  await lockReviewed(tx, found)
  const isFound = ({ kind, id }: WaitRef) =>
    found.some((wait) => wait.kind === kind && wait.id === id)
  return (await read()).filter(isFound)
}

async function passOn(tx: Tx, wait: WaitRef, { from, to, reason }: HandOver): Promise<void> {
  const { kind, id: subject } = wait
  const note = reason || null
  if (to === null) {
    await clearOwner(tx, wait, from)
    await tx.recordEvent(waitEvents.release, { subject, note, data: { kind, from } })
  } else {
    await setOwner(tx, wait, to)
    await tx.recordEvent(waitEvents.assign, { subject, note, data: { kind, from, to } })
  }
}
