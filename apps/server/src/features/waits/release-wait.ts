import type { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import { waitCan } from '@fledge/domain/waits/can.ts'
import { waitEvents } from '@fledge/domain/waits/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockWait } from './lock-wait.ts'
import { clearOwner, requireReason } from './wait-owner.ts'

export const releaseWait: Handler<(typeof waitEndpoints)['releaseWait']> = async ({
  actor,
  db,
  body,
}) => {
  const row = await lockWait(db, actor, body)
  authorize(waitCan.release(actor, row))
  requireReason(actor, row, body.reason)
  if (row.ownerId) await clearOwner(db, body, row.ownerId)
  await db.recordEvent(waitEvents.release, {
    subject: body.id,
    note: body.reason || null,
    data: { kind: body.kind, from: row.ownerId },
  })
  return { owner_id: null }
}
