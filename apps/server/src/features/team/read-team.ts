import type { teamEndpoints } from '@fledge/contract/team/endpoints.ts'
import { teamColumns } from '@fledge/contract/team/team-columns.ts'
import { isActiveUser } from '@fledge/domain/sessions/next-step.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { exportList, toRowBatch } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type TeamRow, teamRows } from './queries/team.queries.ts'
import { toTeamFacts, toTeamMember } from './team-member.ts'

type Endpoints = typeof teamEndpoints

async function loadTeam(db: Db, actor: Operator) {
  const { now } = db
  const rows = await db.many(teamRows, { user_id: null })
  const managers = rows.filter(
    ({ status, operator_role: role }) => isActiveUser(status) && role === 'MANAGER',
  )
  return rows.map((row) =>
    toTeamMember(actor, withoutPastAbsence(row, now), toTeamFacts(row, managers, now)),
  )
}

/** Returns the programme team with what the manager may do about each member. */
export const listTeam: Handler<Endpoints['listTeam']> = ({ actor, db }) => loadTeam(db, actor)

/** Sends the list as CSV. */
export const exportTeam: Handler<Endpoints['exportTeam']> = (request) => {
  const { actor, services } = request
  const rows = toRowBatch(loadTeam(services.database.readAs(actor), actor))
  return exportList(request, { list: 'team', columns: teamColumns, rows })
}

const withoutPastAbsence = (row: TeamRow, now: Date): TeamRow =>
  row.absent_until !== null && row.absent_until < toLocalDay(now, row.time_zone)
    ? { ...row, absent_from: null, absent_until: null }
    : row
