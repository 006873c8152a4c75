import { teamReviewDueAtSql } from '../team-review-due.ts'
import { undecidedSql } from './undecided.ts'
import { toSideSql, type Wait } from './wait.ts'

/** Refunds that wait for a second person of the programme team. */
export const paymentWaits: readonly Wait[] = [
  {
    kind: 'REFUND',
    id: 'rp.proposal_id',
    side: toSideSql('operator'),
    since: 'rp.proposed_at',
    due: teamReviewDueAtSql('rp.proposed_at', 'rp.approval_days'),
    intern: 'y.intern_id',
    from: `from refund_proposals rp join payments y using (payment_id) where rp.decided_at is null and ${undecidedSql('REFUND', 'rp.proposal_id')}`,
  },
]
