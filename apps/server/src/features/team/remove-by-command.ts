import type { Database } from '../../platform/db/database.ts'
import { operatorByEmail } from './queries/team.queries.ts'
import { removeFromTeam } from './remove-from-team.ts'
import { lockTeamMember } from './team-member.ts'

/** Why an operator is not removed: there is no such operator, or no other manager. */
type RemovalFailure = 'UNKNOWN' | 'LAST_MANAGER'

/** Removes someone from the programme team on the command line. */
export const removeByCommand = (
  database: Database,
  email: string,
): Promise<RemovalFailure | null> =>
  database.transaction({ kind: 'system' }, async (tx) => {
    const operator = await tx.one(operatorByEmail, { email })
    if (!operator) return 'UNKNOWN'
    const { row, facts } = await lockTeamMember(tx, operator.user_id)
    if (facts.isLastManager) return 'LAST_MANAGER'
    await removeFromTeam(tx, { user_id: row.user_id, state: facts.state, reason: null })
    return null
  })
