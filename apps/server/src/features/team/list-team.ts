import type { teamEndpoints } from '@fledge/contract/team/endpoints.ts'
import { isActiveUser } from '@fledge/domain/sessions/next-step.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type TeamRow, teamRows } from './queries/team.queries.ts'
import { toTeamFacts, toTeamMember } from './team-member.ts'

/** Returns the programme team with what the manager may do about each member. */
export const listTeam: Handler<(typeof teamEndpoints)['listTeam']> = async ({ actor, db, now }) => {
  const rows = await db.many(teamRows, { user_id: null })
  const managers = rows.filter(
    ({ status, operator_role: role }) => isActiveUser(status) && role === 'MANAGER',
  )
  return rows.map((row) =>
    toTeamMember(actor, withoutPastAbsence(row, now), toTeamFacts(row, managers, now)),
  )
}

const withoutPastAbsence = (row: TeamRow, now: Date): TeamRow =>
  row.absent_until !== null && row.absent_until < toLocalDay(now, row.time_zone)
    ? { ...row, absent_from: null, absent_until: null }
    : row
