import type { InternshipActionKind } from '@fledge/domain/internships/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import * as store from './queries/internships.queries.ts'

// A concern is confidential between the side that raised it and the programme team, so it is not in
// the shared timeline.
export const isConfidentialAction = (kind: InternshipActionKind) => kind === 'REPORT_CONCERN'

/**
 * Requires an active colleague who is not the supervisor already.
 * @throws VALIDATION
 */
export async function requireOtherSupervisor(
  tx: Tx,
  row: store.InternshipRow,
  member: string | undefined,
): Promise<string> {
  if (
    !member ||
    !(await tx.one(store.isActiveMember, { company_id: row.company_id, member_id: member }))
  )
    throw toSupervisorError('internships.refused.supervisor')
  if (member === row.supervisor_member_id)
    throw toSupervisorError('internships.refused.sameSupervisor')
  return member
}

const toSupervisorError = (key: string) =>
  new AppError('VALIDATION', { fields: { supervisor_id: translate(key) } })
