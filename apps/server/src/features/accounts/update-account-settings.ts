import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { indexIntern } from '../profiles/public.ts'
import { updatePerson } from '../sessions/public.ts'
import * as store from './queries/accounts.queries.ts'
import { getAccountSettingsView } from './account-settings.ts'

/** Changes who can see the profile. A hidden profile disappears from browse immediately. */
export const updateAccountSettings: Handler<
  typeof accountEndpoints.updateAccountSettings
> = async ({ db, actor, body }) => {
  await db.run(store.lockOwnIntern, { intern_id: actor.intern })
  await db.run(store.saveVisibility, {
    intern_id: actor.intern,
    is_public: body.is_public ?? null,
    is_hidden: body.is_hidden ?? null,
    parts: body.public_parts ? [...new Set(body.public_parts)] : null,
    is_listed: body.is_listed ?? null,
  })
  if (body.time_zone) await updatePerson(db, actor.userId, { time_zone: body.time_zone })
  await indexIntern(db, actor.intern)
  return getAccountSettingsView(db, actor)
}
