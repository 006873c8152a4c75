import { revealMs } from '@fledge/domain/weekly-feedback/rules.ts'
import { statusSql } from '../statuses.ts'
import { teamReviewDueAtSql } from '../team-review-due.ts'
import { undecidedSql } from './undecided.ts'
import { toMillisecondsSql, toSideSql, type Wait } from './wait.ts'

const internship = { company: 'i.company_id', intern: 'i.intern_id' }
export const internshipWaits: readonly Wait[] = [
  {
    ...internship,
    kind: 'INTERNSHIP',
    id: 'i.internship_id',
    side: toSideSql('both'),
    since: 'i.created_at',
    due: '(i.starts_on::timestamp at time zone i.zone)',
    from: `from internships i where i.status = ${statusSql('internship.UPCOMING')}`,
  },
  {
    ...internship,
    kind: 'INTERNSHIP',
    id: 'i.internship_id',
    side: toSideSql('both'),
    since: '(i.starts_on::timestamp at time zone i.zone)',
    due: '((i.ends_on + 1)::timestamp at time zone i.zone)',
    from: `from internships i where i.status = ${statusSql('internship.ONGOING')}`,
  },
  {
    ...internship,
    kind: 'WEEK',
    id: 'y.weekly_feedback_id',
    side: `case when y.intern_completed_at is not null then 'company' when y.company_completed_at is not null then 'intern' else 'both' end`,
    since: 'y.unlocks_at',
    due: `y.unlocks_at + ${toMillisecondsSql(revealMs)}`,
    from: `from internship_weeks y join internships i using (internship_id) where i.status in (${statusSql('internship.active')}) and y.unlocks_at <= :now::timestamptz and (y.company_completed_at is null or y.intern_completed_at is null)`,
  },
  {
    ...internship,
    kind: 'ACTION',
    id: 'x.action_id',
    side: toSideSql('operator'),
    since: 'x.created_at',
    due: `coalesce(x.due_at, ${teamReviewDueAtSql('x.created_at', 'x.review_days')})`,
    from: `from internship_actions x join internships i using (internship_id) where x.status = ${statusSql('internship_action.RAISED')} and ${undecidedSql('ACTION', 'x.action_id')}`,
  },
]
