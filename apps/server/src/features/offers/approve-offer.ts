import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { ExecuteAct } from '../pending-acts/public.ts'
import { lockOfferUnderReview, requestOfferDecision } from './offer-under-review.ts'
import { approveLockedOffer } from './transition-offer.ts'

/** Approves: notifies the intern and starts the deadline. */
export const approveReviewedOffer: ExecuteAct = async (tx, actor, id) => {
  const row = await lockOfferUnderReview(tx, id, actor, offerCan.approve)
  await approveLockedOffer(tx, row, 'operator')
}

export const approveOffer: Handler<(typeof offerEndpoints)['approveOffer']> = (ctx) =>
  requestOfferDecision(ctx, offerCan.approve, {
    act: 'approveOffer',
    execute: approveReviewedOffer,
  })
