import { linkRule } from '@fledge/domain/sessions/code-rules.ts'
import {
  companyTurnSinceSql,
  companyWaitingSinceSql,
  isCompanyAskedSql,
} from '../company-questions.ts'
import { type StatusName, statusSql } from '../statuses.ts'
import { teamReviewDueAtSql } from '../team-review-due.ts'
import { undecidedSql } from './undecided.ts'
import { toDaysSql, toMillisecondsSql, toSideSql, type Wait } from './wait.ts'

const companySince = companyWaitingSinceSql('c')
const toCompanySql = (status: StatusName, join = '') =>
  `from companies c ${join} where c.status = ${statusSql(status)} and exists (select from members m where m.company_id = c.company_id) and ${undecidedSql('COMPANY', 'c.company_id')}`
/** Computed once for each row. */
const turnJoinSql = `cross join lateral (select ${companyTurnSinceSql('c')} as since offset 0) turn`
const companyRow = {
  id: 'c.company_id',
  company: 'c.company_id',
  side: toSideSql('operator'),
  since: companySince,
}
export const companyWaits: readonly Wait[] = [
  {
    ...companyRow,
    kind: 'COMPANY',
    due: teamReviewDueAtSql('turn.since', 'c.review_days'),
    from: `${toCompanySql('company.PENDING_APPROVAL', turnJoinSql)} and not ${isCompanyAskedSql('c')}`,
  },
  // The same company, so that it waits for one side at a time.
  {
    ...companyRow,
    kind: 'COMPANY_QUESTION',
    side: toSideSql('company'),
    since: 'q.asked_at',
    due: 'q.due_at',
    from: `from company_questions q join companies c using (company_id) where q.answered_at is null and q.closed_at is null and q.due_at > :now::timestamptz and c.status = ${statusSql('company.PENDING_APPROVAL')}`,
  },
  {
    ...companyRow,
    kind: 'WAITING_LIST',
    due: `${companySince} + ${toDaysSql('c.waiting_list_days')}`,
    from: toCompanySql('company.IN_WAITING_LIST'),
  },
  {
    kind: 'INVITATION',
    id: 'm.member_id',
    company: 'm.company_id',
    side: toSideSql('company'),
    since: 'coalesce(m.invited_at, m.created_at)',
    due: `coalesce(m.invited_at, m.created_at) + ${toMillisecondsSql(linkRule.leadMs)}`,
    from: `from members m where m.status = ${statusSql('member.INVITED')}`,
  },
]
