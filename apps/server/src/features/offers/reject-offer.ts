import { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { ExecuteAct } from '../pending-acts/public.ts'
import { transitionOffer } from './transition-offer.ts'
import { lockOfferUnderReview, requestOfferDecision } from './offer-under-review.ts'
import { releaseOfferOpening } from './release-offer-opening.ts'

/** Rejects with a reason. */
export const rejectReviewedOffer: ExecuteAct = async (tx, actor, id, input) => {
  const body = offerEndpoints.rejectOffer.body.parse(input)
  const row = await lockOfferUnderReview(tx, id, actor, offerCan.reject)
  await transitionOffer(tx, row, 'reject', {
    by: 'operator',
    stage: 'returnOffer',
    reason: body.reason,
    note: body.note,
    write: () => releaseOfferOpening(tx, row.offer_id),
  })
}

export const rejectOffer: Handler<(typeof offerEndpoints)['rejectOffer']> = (ctx) =>
  requestOfferDecision(ctx, offerCan.reject, { act: 'rejectOffer', execute: rejectReviewedOffer })
