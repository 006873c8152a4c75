import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { transitionOffer } from './transition-offer.ts'
import { commentVersion } from './version-store.ts'
import { releaseOpening } from './write-store.ts'
import { lockOfferUnderReview } from './offer-under-review.ts'

/** Requests a revision; the comments belong to the version they refer to. */
export const requestOfferRevision: Handler<
  (typeof offerEndpoints)['requestOfferRevision']
> = async ({ actor, db, params, body }) => {
  const row = await lockOfferUnderReview(db, params.id, actor, offerCan.requestRevision)
  const write = async () => {
    await db.run(commentVersion, row.offer_id, row.version, body.comments)
    await db.run(releaseOpening, row.offer_id)
  }
  await transitionOffer(db, row, 'requestRevision', {
    by: 'operator',
    stage: 'returnOffer',
    note: body.comments,
    write,
  })
  return {}
}
