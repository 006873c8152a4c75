import type { TeamMember } from '@fledge/contract/team/schema.ts'
import { type TeamMemberFacts, teamCan } from '@fledge/domain/team/can.ts'
import { getTeamState, isRemovedFromTeam } from '@fledge/domain/team/types.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { lockManagers, lockOperator, type TeamRow, teamRows } from './queries/team.queries.ts'

/** Returns what the policies ask about an operator. */
export function toTeamFacts(
  row: TeamRow,
  managers: readonly { readonly user_id: string }[],
  now: Date,
): TeamMemberFacts {
  const isManager = managers.some(({ user_id: id }) => id === row.user_id)
  return {
    operatorRole: row.operator_role,
    state: getTeamState(
      {
        status: row.status,
        invitedUntil: row.invited_until,
        absence: toAbsenceDays(row),
        zone: row.time_zone,
      },
      now,
    ),
    isLastManager: isManager && managers.length === 1,
  }
}

/**
 * Loads an operator and locks them together with the managers, of whom one has to remain.
 * @throws NOT_FOUND if there is no such operator, or the account is erased
 */
export async function lockTeamMember(tx: Tx, userId: string) {
  const managers = await tx.many(lockManagers, {})
  if (!(await tx.one(lockOperator, { user_id: userId }))) notFound()
  const row = (await tx.one(teamRows, { user_id: userId })) ?? notFound()
  return { row, facts: toTeamFacts(row, managers, tx.now) }
}

/** Returns an operator as managers see them. */
export function toTeamMember(actor: AnyActor, row: TeamRow, facts: TeamMemberFacts): TeamMember {
  const absence = toAbsenceDays(row)
  return {
    user_id: row.user_id,
    name: row.name,
    email: row.email,
    operator_role: row.operator_role,
    partner_name: row.partner_name,
    state: facts.state,
    has_second_factor: row.has_second_factor,
    last_seen_at: row.last_seen_at,
    open_tasks: row.open_tasks,
    invited_until: row.invited_until,
    absence: absence && {
      absent_from: absence.absentFrom,
      absent_until: absence.absentUntil,
      cover_id: row.cover_id,
      cover_name: row.cover_name,
    },
    erase_at: isRemovedFromTeam(facts.state) ? row.erase_at : null,
    may: toActionMap(teamCan.open(actor, facts)),
  }
}

const toAbsenceDays = ({ absent_from: absentFrom, absent_until: absentUntil }: TeamRow) =>
  absentFrom && absentUntil ? { absentFrom, absentUntil } : null
