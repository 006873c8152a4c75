import { statusSql } from './statuses.ts'

/**
 * Offers that count towards the batch's limit: sent, or seen by the intern. Declined offers count
 * too.
 */
export const countedOfferSql = `(x.status in (${statusSql('offer.reserving', 'offer.REJECTED_BY_CANDIDATE')}) or (x.status = ${statusSql('offer.EXPIRED')} and x.approved_at is not null))`

/**
 * SQL for the number of offers that the intern of candidature `c` has had from any company in the
 * batch of application `a` (`fact-functions.ts`). @param except an offer that does not count
 */
export const offersInBatchSql = (except = 'null'): string =>
  `count_offers_in_batch(c.intern_id, a.batch_id, ${except})`
