import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { indexIntern, setVisibility } from '../profiles/public.ts'
import { updatePerson } from '../sessions/public.ts'
import * as store from './queries/accounts.queries.ts'
import { getAccountSettingsView } from './account-settings.ts'

/** Changes who can see the profile. A hidden profile disappears from browse immediately. */
export const updateAccountSettings: Handler<
  typeof accountEndpoints.updateAccountSettings
> = async ({ db, actor, body }) => {
  await db.run(store.lockOwnIntern, { intern_id: actor.intern })
  await setVisibility(db, actor.intern, {
    isPublic: body.is_public,
    isHidden: body.is_hidden,
    parts: body.public_parts && [...new Set(body.public_parts)],
    isListed: body.is_listed,
  })
  if (body.time_zone) await updatePerson(db, actor.userId, { time_zone: body.time_zone })
  await indexIntern(db, actor.intern)
  return getAccountSettingsView(db, actor)
}
