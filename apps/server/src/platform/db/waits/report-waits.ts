import { statusSql } from '../statuses.ts'
import { teamReviewDueAtSql } from '../team-review-due.ts'
import { undecidedSql } from './undecided.ts'
import { toSideSql, type Wait } from './wait.ts'

export const reportWaits: readonly Wait[] = [
  {
    kind: 'REPORT',
    id: 'r.report_id',
    company: 'r.about_company_id',
    intern: 'r.about_intern_id',
    side: toSideSql('operator'),
    since: 'r.created_at',
    due: teamReviewDueAtSql('r.created_at'),
    from: `from content_reports r where r.status = ${statusSql('content_report.REPORTED')} and ${undecidedSql('REPORT', 'r.report_id')}`,
  },
]
