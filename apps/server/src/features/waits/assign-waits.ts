import type { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import { waitEvents } from '@fledge/domain/waits/events.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockReviewed, requireColleague, setOwner } from './wait-owner.ts'
import { findSelectedWaits } from './wait-selection.ts'

/** Gives everything that is selected to a colleague, with an event for each row. */
export const assignWaits: Handler<(typeof waitEndpoints)['assignWaits']> = async ({
  actor,
  db,
  body: { selection, owner_id: ownerId, reason, count },
}) => {
  await requireColleague(db, ownerId)
  await lockReviewed(db, await findSelectedWaits(db, actor, selection, ownerId))
  // Read again: until the locks, it may have changed.
  const waits = await findSelectedWaits(db, actor, selection, ownerId)
  const changed = waits.filter(({ refusal }) => refusal === null)
  if (changed.length !== count)
    throw new AppError('CONFLICT', { messageKey: 'lists.refused.changed' })
  for (const { kind, id, ownerId: from } of changed) {
    await setOwner(db, { kind, id }, ownerId)
    await db.recordEvent(waitEvents.assign, {
      subject: id,
      note: reason,
      data: { kind, from, to: ownerId },
    })
  }
  return {
    count: changed.length,
    rows: waits.map(({ id, title, refusal }) => ({ id, title, refusal })),
  }
}
