import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { transitionOffer } from './transition-offer.ts'
import { lockOfferUnderReview } from './offer-under-review.ts'
import { releaseOfferOpening } from './release-offer-opening.ts'

/** Rejects with a reason. */
export const rejectOffer: Handler<(typeof offerEndpoints)['rejectOffer']> = async ({
  actor,
  db,
  params,
  body,
}) => {
  const row = await lockOfferUnderReview(db, params.id, actor, offerCan.reject)
  await transitionOffer(db, row, 'reject', {
    by: 'operator',
    stage: 'returnOffer',
    reason: body.reason,
    note: body.note,
    write: () => releaseOfferOpening(db, row.offer_id),
  })
  return {}
}
