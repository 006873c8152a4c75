import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { transitionOffer } from './transition-offer.ts'
import { lockOfferUnderReview } from './offer-under-review.ts'
import { commentVersion } from './queries/version.queries.ts'
import { releaseOfferOpening } from './release-offer-opening.ts'

/** Requests a revision; the comments belong to the version they refer to. */
export const requestOfferRevision: Handler<
  (typeof offerEndpoints)['requestOfferRevision']
> = async ({ actor, db, params, body }) => {
  const row = await lockOfferUnderReview(db, params.id, actor, offerCan.requestRevision)
  const write = async () => {
    await db.run(commentVersion, {
      offer_id: row.offer_id,
      version: row.version,
      comments: body.comments,
    })
    await releaseOfferOpening(db, row.offer_id)
  }
  await transitionOffer(db, row, 'requestRevision', {
    by: 'operator',
    stage: 'returnOffer',
    note: body.comments,
    write,
  })
  return {}
}
