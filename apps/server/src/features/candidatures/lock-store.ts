import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'

// Locks, in lock order: company, plan, intern, candidature. Foreign key checks take weaker locks
// and do not wait.
export const lockCandidatureCompany = statement<[company: string]>(
  'candidatures.lockCompany',
  `select from companies where company_id = $1 for no key update`,
)
export const lockCandidaturePlan = statement<[plan: string]>(
  'candidatures.lockPlan',
  `select from plans where plan_id = $1 for no key update`,
)
export const lockCandidatureIntern = statement<[intern: string]>(
  'candidatures.lockIntern',
  `select from interns where intern_id = $1 for no key update`,
)

// Includes hired ones: giving up the place returns an opening to the plan.
const standingOf = (column: string) =>
  `select ${column} from candidatures where intern_id = $1 and stage not in ('DISQUALIFIED', 'WITHDRAWN', 'CLOSED')`
export const lockCompaniesOfIntern = statement<[intern: string]>(
  'candidatures.lockCompaniesOf',
  `select from companies where company_id in (${standingOf('company_id')}) order by company_id for no key update`,
)
export const lockPlansOfIntern = statement<[intern: string]>(
  'candidatures.lockPlansOf',
  `select from plans where plan_id in (${standingOf('plan_id')}) order by plan_id for no key update`,
)

export interface ParentsRow {
  company_id: string
  plan_id: string
  intern_id: string
}
/** The rows to lock first; null scopes are for timed jobs and operators. */
export const selectCandidatureParents = statement<
  [candidature: string, CompanyScope | null, InternScope | null],
  ParentsRow
>(
  'candidatures.parentsOf',
  `select company_id, plan_id, intern_id from candidatures where candidature_id = $1 and ($2::uuid is null or company_id = $2) and ($3::uuid is null or intern_id = $3 and known_to_intern_at is not null)`,
)
