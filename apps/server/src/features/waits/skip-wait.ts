import type { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import { waitEvents } from '@fledge/domain/waits/events.ts'
import { skipMs } from '@fledge/domain/waits/rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { skipItem } from './queries/waits.queries.ts'
import { clearOwner, lockWait } from './wait-owner.ts'

export const skipWait: Handler<(typeof waitEndpoints)['skipWait']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row = await lockWait(db, body)
  const until = new Date(now.getTime() + skipMs).toISOString()
  if (row.ownerId === actor.userId) await clearOwner(db, body, actor.userId)
  await db.run(skipItem, {
    kind: body.kind,
    subject_id: body.id,
    user_id: actor.userId,
    until,
  })
  await db.recordEvent(waitEvents.skip, { subject: body.id, data: { kind: body.kind } })
  return { comes_back_at: until }
}
