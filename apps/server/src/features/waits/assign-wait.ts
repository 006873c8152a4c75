import type { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import { waitCan } from '@fledge/domain/waits/can.ts'
import { waitEvents } from '@fledge/domain/waits/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockWait, requireColleague, requireReason, setOwner } from './wait-owner.ts'

export const assignWait: Handler<(typeof waitEndpoints)['assignWait']> = async ({
  actor,
  db,
  body,
}) => {
  const row = await lockWait(db, body)
  authorize(waitCan.assign(actor, row))
  requireReason(actor, row, body.reason)
  await requireColleague(db, body.owner_id)
  await setOwner(db, body, body.owner_id)
  await db.recordEvent(waitEvents.assign, {
    subject: body.id,
    note: body.reason || null,
    data: { kind: body.kind, from: row.ownerId, to: body.owner_id },
  })
  return { owner_id: body.owner_id }
}
