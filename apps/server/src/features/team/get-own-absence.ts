import type { teamEndpoints } from '@fledge/contract/team/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { absenceToday } from './queries/team.queries.ts'

export const getOwnAbsence: Handler<(typeof teamEndpoints)['getOwnAbsence']> = async ({
  actor,
  db,
  now,
}) => (await db.one(absenceToday, { user_id: actor.userId, now: now.toISOString() })) ?? null
