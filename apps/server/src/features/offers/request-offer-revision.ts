import { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { ExecuteAct } from '../pending-acts/public.ts'
import { transitionOffer } from './transition-offer.ts'
import { lockOfferUnderReview, requestOfferDecision } from './offer-under-review.ts'
import { commentVersion } from './queries/version.queries.ts'
import { releaseOfferOpening } from './release-offer-opening.ts'

/** Requests a revision; the comments belong to the version they refer to. */
export const requestRevision: ExecuteAct = async (tx, actor, id, input) => {
  const { comments } = offerEndpoints.requestOfferRevision.body.parse(input)
  const row = await lockOfferUnderReview(tx, id, actor, offerCan.requestRevision)
  const write = async () => {
    await tx.run(commentVersion, { offer_id: row.offer_id, version: row.version, comments })
    await releaseOfferOpening(tx, row.offer_id)
  }
  await transitionOffer(tx, row, 'requestRevision', {
    by: 'operator',
    stage: 'returnOffer',
    note: comments,
    write,
  })
}

export const requestOfferRevision: Handler<(typeof offerEndpoints)['requestOfferRevision']> = (
  ctx,
) =>
  requestOfferDecision(ctx, offerCan.requestRevision, {
    act: 'requestOfferRevision',
    execute: requestRevision,
  })
