import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { indexIntern } from '../profiles/public.ts'
import { updatePerson } from '../sessions/public.ts'
import * as store from './queries/accounts.queries.ts'

export const updateTimeZone: Handler<typeof accountEndpoints.updateTimeZone> = async ({
  db,
  actor,
  body,
  now,
}) => {
  await db.run(store.lockOwnIntern, { intern_id: actor.intern })
  await updatePerson(db, actor.userId, { time_zone: body.time_zone })
  await indexIntern(db, actor.intern)
  return { saved_at: now.toISOString() }
}
