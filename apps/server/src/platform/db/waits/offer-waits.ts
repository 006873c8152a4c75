import { statusSql } from '../statuses.ts'
import { teamReviewDueAtSql } from '../team-review-due.ts'
import { stageDueSql } from './candidature-waits.ts'
import { undecidedSql } from './undecided.ts'
import { responseDueSql, toSideSql, type Wait } from './wait.ts'

const offer = { id: 'o.offer_id', company: 'o.company_id', intern: 'o.intern_id' }
/**
 * An offer `o` in the queue of a status; that of the review desk has the same condition.
 * @param status as SQL
 */
export const inOfferQueueSql = (status: string): string =>
  `o.status = ${status} and ${undecidedSql('OFFER', 'o.offer_id')}`
export const offerWaits: readonly Wait[] = [
  // An offer that is not sent is due when the candidature's next step is.
  {
    ...offer,
    kind: 'OFFER_DRAFT',
    side: toSideSql('company'),
    since: 'o.status_since',
    due: `coalesce(${stageDueSql}, ${responseDueSql('o.status_since')})`,
    from: `from offers o join candidatures c using (candidature_id) where o.status in (${statusSql('offer.unsent')})`,
  },
  {
    ...offer,
    kind: 'OFFER',
    side: toSideSql('operator'),
    since: 'o.sent_at',
    due: teamReviewDueAtSql('o.sent_at', 'o.review_days'),
    from: `from offers o where ${inOfferQueueSql(statusSql('offer.IN_REVIEW'))}`,
  },
  {
    ...offer,
    kind: 'OFFER_ANSWER',
    side: toSideSql('intern'),
    since: 'o.status_since',
    due: 'o.answer_by',
    from: `from offers o where o.status = ${statusSql('offer.OFFERED')}`,
  },
  {
    kind: 'PAYMENT',
    id: 'y.payment_id',
    intern: 'y.intern_id',
    side: toSideSql('intern'),
    since: 'y.created_at',
    due: `coalesce(o.answer_by, ${responseDueSql('y.created_at')})`,
    from: `from payments y left join offers o using (offer_id) where y.status in (${statusSql('payment.open')})`,
  },
]
