import type { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import { waitCan } from '@fledge/domain/waits/can.ts'
import { waitEvents } from '@fledge/domain/waits/events.ts'
import { maxHandedOver } from '@fledge/domain/waits/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { ownedWaits } from './queries/waits.queries.ts'
import {
  clearOwner,
  lockReviewed,
  requireColleague,
  requireReason,
  setOwner,
  type WaitRef,
} from './wait-owner.ts'

/** Gives everything of someone who is absent or leaves to one colleague or back to the team. */
export const handOverWaits: Handler<(typeof waitEndpoints)['handOverWaits']> = async ({
  actor,
  db,
  body,
}) => {
  const from = { ownerId: body.from }
  authorize(waitCan.handOver(actor, from))
  requireReason(actor, from, body.reason)
  if (body.to !== null) await requireColleague(db, body.to)
  const waits = await lockOwned(db, body.from)
  for (const wait of waits) await passOn(db, wait, body)
  return { count: waits.length }
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

interface HandOver {
  readonly from: string
  readonly to: string | null
  readonly reason?: string | undefined
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
