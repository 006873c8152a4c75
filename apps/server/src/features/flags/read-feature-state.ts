import type { flagEndpoints } from '@fledge/contract/flags/endpoints.ts'
import { flagCan } from '@fledge/domain/flags/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize } from '../../platform/http/app-error.ts'
import { isFeatureOn } from './public.ts'

/** Returns whether a feature is on for the caller. Only operators may query other users. */
export const featureOn: Handler<(typeof flagEndpoints)['featureOn']> = async ({
  actor,
  query,
  db,
  services,
}) => {
  const userId = 'userId' in actor ? actor.userId : null
  authorize(flagCan.read(actor, query.user_id ?? null))
  return {
    name: query.name,
    is_on: await isFeatureOn(db, services.env, query.name, query.user_id ?? userId),
  }
}
