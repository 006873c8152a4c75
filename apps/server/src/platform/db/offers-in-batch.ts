import { statusSql } from './statuses.ts'

/**
 * Offers that count towards the batch's limit: sent, or seen by the intern. Declined offers count
 * too.
 */
const countedOfferSql = `(x.status in (${statusSql('offer.reserving', 'offer.REJECTED_BY_CANDIDATE')}) or (x.status = ${statusSql('offer.EXPIRED')} and x.approved_at is not null))`

/**
 * SQL for the number of offers that the intern of candidature `c` has had in the batch of
 * application `a`. @param ownOffer further condition on the offer `x`
 */
export const offersInBatchSql = (
  ownOffer = '',
): string => `(select count(*) from offers x join candidatures xc on xc.candidature_id = x.candidature_id join applications xa on xa.application_id = xc.application_id
    where xc.intern_id = c.intern_id and xa.batch_id = a.batch_id and ${countedOfferSql}${ownOffer})`
