import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { indexIntern } from '../profiles/public.ts'
import * as store from './store.ts'

export const updateTimeZone: Handler<typeof accountEndpoints.updateTimeZone> = async ({
  db,
  actor,
  body,
  now,
}) => {
  await db.run(store.lockOwnIntern, actor.intern)
  await db.run(store.saveTimeZone, actor.userId, body.time_zone)
  await indexIntern(db, actor.intern)
  return { saved_at: now.toISOString() }
}
