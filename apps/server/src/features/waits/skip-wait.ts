import type { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import { waitEvents } from '@fledge/domain/waits/events.ts'
import { hourMs } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readSettings } from '../settings/public.ts'
import { lockWait } from './lock-wait.ts'
import { skipItem } from './queries/waits.queries.ts'
import { clearOwner } from './wait-owner.ts'

export const skipWait: Handler<(typeof waitEndpoints)['skipWait']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row = await lockWait(db, actor, body)
  const { task_skip_hours: hours } = await readSettings(db)
  const until = new Date(now.getTime() + hours * hourMs).toISOString()
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
