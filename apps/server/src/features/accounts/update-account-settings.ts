import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { indexIntern } from '../profiles/public.ts'
import * as store from './store.ts'
import { getAccountSettingsView } from './account-settings.ts'

/** Changes who can see the profile. A hidden profile disappears from browse immediately. */
export const updateAccountSettings: Handler<
  typeof accountEndpoints.updateAccountSettings
> = async ({ db, actor, body }) => {
  await db.run(store.lockOwnIntern, actor.intern)
  await db.run(
    store.saveVisibility,
    actor.intern,
    body.is_public ?? null,
    body.is_hidden ?? null,
    body.public_parts ? [...new Set(body.public_parts)] : null,
    body.is_listed ?? null,
  )
  if (body.time_zone) await db.run(store.saveTimeZone, actor.userId, body.time_zone)
  await indexIntern(db, actor.intern)
  return getAccountSettingsView(db, actor)
}
