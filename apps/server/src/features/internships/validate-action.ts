import type { InternshipActionKind } from '@fledge/domain/internships/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse, type Refusal } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import * as store from './store.ts'

// A concern is confidential between the side that raised it and the programme team, so it is not in
// the shared timeline.
export const isConfidentialAction = (kind: InternshipActionKind) => kind === 'REPORT_CONCERN'

export async function validateSupervisor(
  tx: Tx,
  row: store.InternshipRow,
  member: string | undefined,
): Promise<Refusal | undefined> {
  const wrong = (key: string) => refuse('VALIDATION', { fields: { supervisor_id: translate(key) } })
  if (!member || !(await tx.one(store.isActiveMember, row.company_id, member)))
    return wrong('internships.refused.supervisor')
  return member === row.supervisor_member_id
    ? wrong('internships.refused.sameSupervisor')
    : undefined
}
