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
    due: teamReviewDueAtSql('r.created_at', 'r.review_days'),
    from: `from content_reports r where r.status = ${statusSql('content_report.REPORTED')} and ${undecidedSql('REPORT', 'r.report_id')}`,
  },
  {
    kind: 'APPEAL',
    id: 'ch.hiding_id',
    company: 'ch.company_id',
    intern: 'ch.intern_id',
    side: toSideSql('operator'),
    since: 'ch.requested_at',
    due: teamReviewDueAtSql('ch.requested_at', 'ch.review_days'),
    from: `from content_hidings ch where ch.status in (${statusSql('content_hiding.requested')}) and ${undecidedSql('HIDING', 'ch.hiding_id')}`,
  },
]
