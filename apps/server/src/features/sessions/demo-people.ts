import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { selectDemoPeople as demoRows } from './queries/sessions.queries.ts'

/** Lists the people of the demo data; these endpoints are not registered in production. */
export const demoPeople: Handler<typeof sessionEndpoints.demoPeople> = async ({ db, query }) =>
  db.many(demoRows, { type: query.type ?? null })
