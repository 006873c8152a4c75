import type { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { waitEvents } from '@fledge/domain/waits/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { setReviewer } from '../applications/public.ts'
import { readSettings } from '../settings/public.ts'
import { findDeskOwner, getTakeOverDecision } from './desk-owner.ts'
import { deleteSkip, takeOverOwnership, takeOwnership } from './queries/waits.queries.ts'
import { lockWait } from './lock-wait.ts'
import { refuseTaken, type WaitRef } from './wait-owner.ts'

/**
 * Taking what you skipped ends the skip. Of several people at the same time, one gets it and the
 * others learn who. With the colleague who has it, it is taken over from them, and from no one else.
 */
export const takeWait: Handler<(typeof waitEndpoints)['takeWait']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row = await lockWait(db, actor, body)
  const { userId } = actor
  await db.run(deleteSkip, { kind: body.kind, subject_id: body.id, user_id: userId })
  if (body.from !== undefined && row.ownerId !== null && row.ownerId !== userId)
    return takeOver(db, actor, { kind: body.kind, id: body.id, from: body.from })
  const { task_hold_hours: hours } = await readSettings(db)
  const isTaken = await db.run(takeOwnership, {
    kind: body.kind,
    subject_id: body.id,
    owner_id: userId,
    hold_hours: hours,
    now: now.toISOString(),
  })
  if (!isTaken) await refuseTaken(db, body)
  if (body.kind === 'APPLICATION') await setReviewer(db, body.id, userId)
  if (row.ownerId !== userId)
    await db.recordEvent(waitEvents.take, { subject: body.id, data: { kind: body.kind } })
  return { owner_id: userId }
}

interface TakeOver extends WaitRef {
  readonly from: string
}

async function takeOver(tx: Tx, actor: Operator, { from, ...wait }: TakeOver) {
  const { kind, id } = wait
  const owner = await findDeskOwner(tx, actor, wait)
  if (owner?.user_id !== from) return refuseTaken(tx, wait)
  authorize(getTakeOverDecision(actor, owner))
  const { task_hold_hours: hours } = await readSettings(tx)
  const count = await tx.run(takeOverOwnership, {
    kind,
    subject_id: id,
    owner_id: actor.userId,
    from_id: from,
    hold_hours: hours,
    now: tx.now.toISOString(),
  })
  if (count === 0) return refuseTaken(tx, wait)
  if (kind === 'APPLICATION') await setReviewer(tx, id, actor.userId)
  await tx.recordEvent(waitEvents.takeOver, { subject: id, data: { kind, from } })
  return { owner_id: actor.userId }
}
