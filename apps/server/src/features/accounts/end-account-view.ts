import type { operatorAccountEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { endViewsOfSession } from './end-views.ts'

/** Stops looking at someone else's account. */
export const endAccountView: Handler<typeof operatorAccountEndpoints.endAccountView> = async ({
  db,
  session,
}) => {
  if (session.id) await endViewsOfSession(db, session.id)
  return {}
}
