import { placementEndsAtSql } from '../placement-deadline.ts'
import { statusSql } from '../statuses.ts'
import { teamReviewDueAtSql } from '../team-review-due.ts'
import { noOpenOpinionSql } from '../no-open-opinion.ts'
import { undecidedSql } from './undecided.ts'
import { responseDueSql, toSideSql, type Wait } from './wait.ts'

const application = {
  id: 'a.application_id',
  intern: 'a.intern_id',
  batch: 'a.batch_id',
}
/** Whether an application waits for its decision; the queue of the review desk has the same condition. */
export const toAwaitsDecisionSql = (application: string): string =>
  `${application}.status in (${statusSql('application.reviewable')}) and ${undecidedSql('APPLICATION', `${application}.application_id`)} and ${noOpenOpinionSql(`${application}.application_id`)}`
export const awaitsDecisionSql = toAwaitsDecisionSql('a')
const changesSentAtSql = `(select coalesce(max(x.sent_at), a.submitted_at) from application_comments x where x.application_id = a.application_id)`
const placementEndsSql = `(${placementEndsAtSql('b')})`
export const applicationWaits: readonly Wait[] = [
  {
    ...application,
    kind: 'UNSUBMITTED',
    side: toSideSql('intern'),
    since: 'a.created_at',
    due: 'greatest(a.due_at, b.enrolment_closes_at)',
    from: `from applications a join batches b using (batch_id) where a.status in (${statusSql('application.NOT_STARTED', 'application.IN_PROGRESS')})`,
  },
  {
    ...application,
    kind: 'CHANGES',
    side: toSideSql('intern'),
    since: changesSentAtSql,
    due: `greatest(a.due_at, ${responseDueSql(changesSentAtSql)})`,
    from: `from applications a where a.status = ${statusSql('application.CHANGES_REQUESTED')}`,
  },
  {
    ...application,
    kind: 'APPLICATION',
    side: toSideSql('operator'),
    since: 'a.submitted_at',
    due: teamReviewDueAtSql('a.submitted_at', 'a.review_days'),
    from: `from applications a where ${awaitsDecisionSql}`,
  },
  {
    ...application,
    kind: 'OPINION',
    side: toSideSql('operator'),
    since: 's.asked_at',
    due: 's.due_at',
    // The intern waits, too: what is overdue for them is not put off by a question.
    lateFrom: `least(s.due_at, ${teamReviewDueAtSql('a.submitted_at', 'a.review_days')})`,
    from: `from second_opinions s join applications a using (application_id) where s.status = ${statusSql('second_opinion.ASKED')}`,
  },
  // A private shortlist entry is not a reply to the intern.
  {
    ...application,
    kind: 'PLACEMENT',
    side: toSideSql('operator'),
    since: 'a.decided_at',
    due: placementEndsSql,
    from: `from applications a join batches b using (batch_id) where a.status = ${statusSql('application.APPROVED')} and not exists (select from candidatures k where k.application_id = a.application_id and k.stage in (${statusSql('candidature.open')}) and k.known_to_intern_at is not null)`,
  },
]
