import { responseDeadlines } from '@fledge/domain/response-deadlines.ts'
import { linkRule } from '@fledge/domain/sessions/code-rules.ts'
import { type StatusName, statusSql } from '../statuses.ts'
import { teamReviewDueAtSql } from '../team-review-due.ts'
import { undecidedSql } from './undecided.ts'
import { toDaysSql, toMillisecondsSql, toSideSql, type Wait } from './wait.ts'

const companySince = 'coalesce(c.decided_at, c.created_at)'
const toCompanySql = (status: StatusName) =>
  `from companies c where c.status = ${statusSql(status)} and exists (select from members m where m.company_id = c.company_id) and ${undecidedSql('COMPANY', 'c.company_id')}`
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
    due: teamReviewDueAtSql(companySince),
    from: toCompanySql('company.PENDING_APPROVAL'),
  },
  {
    ...companyRow,
    kind: 'WAITING_LIST',
    due: `${companySince} + ${toDaysSql(responseDeadlines.waitingListDays)}`,
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
