import type { flagEndpoints } from '@fledge/contract/flags/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { isFeatureOn } from './public.ts'

/** Returns whether a feature is on for the caller. Only operators may query other users. */
export const featureOn: Handler<(typeof flagEndpoints)['featureOn']> = async ({
  actor,
  query,
  db,
  services,
}) => {
  const own = 'userId' in actor ? actor.userId : null
  if (query.user_id && query.user_id !== own && actor.kind !== 'operator')
    return refuse('FORBIDDEN')
  return {
    name: query.name,
    is_on: await isFeatureOn(db, services.env, query.name, query.user_id ?? own),
  }
}
