import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { approveLockedOffer } from './transition-offer.ts'
import { lockOfferUnderReview } from './offer-under-review.ts'

/** Approves: notifies the intern and starts the deadline. */
export const approveOffer: Handler<(typeof offerEndpoints)['approveOffer']> = async ({
  actor,
  db,
  params,
}) => {
  const row = await lockOfferUnderReview(db, params.id, actor, offerCan.approve)
  await approveLockedOffer(db, row, 'operator')
  return {}
}
