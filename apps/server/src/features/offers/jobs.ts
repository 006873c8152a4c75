import { offerCan } from '@fledge/domain/offers/can.ts'
import type { Job } from '../../platform/http/handler.ts'
import { lockFreeParents } from '../candidatures/public.ts'
import { createActJob } from '../pending-acts/public.ts'
import { approveReviewedOffer } from './approve-offer.ts'
import { rejectReviewedOffer } from './reject-offer.ts'
import { requestRevision } from './request-offer-revision.ts'
import { processConfirmations } from './process-confirmations.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { transitionOffer } from './transition-offer.ts'
import { toOfferFacts } from './offer-terms.ts'
import { remindOffers } from './remind-offers.ts'
import { lapsedOffers } from './queries/confirm.queries.ts'
import { releaseOfferOpening } from './release-offer-opening.ts'

/**
 * Expires unanswered offers. Locks each in lock order and checks it again, because a reply may just
 * have arrived.
 */
const expireOffers: Job = {
  name: 'offers.expire',
  lockFree: lockFreeParents,
  due: async (db, page) =>
    (await db.many(lapsedOffers, page)).map(({ offer_id, candidature_id, due_at }) => ({
      at: due_at,
      id: offer_id,
      subject: candidature_id,
      async process(tx) {
        const row = await lockOfferInScope(tx, offer_id)
        if (!row || !offerCan.expires(toOfferFacts(row), tx.now).allowed) return false
        await transitionOffer(tx, row, 'expire', {
          by: 'clock',
          stage: 'expireOffer',
          write: () => releaseOfferOpening(tx, offer_id),
        })
        return true
      },
    })),
}

/** Decisions on offers take effect once they can no longer be undone. */
const decideOffers = createActJob('offers.decide', 'OFFER', {
  approveOffer: approveReviewedOffer,
  requestOfferRevision: requestRevision,
  rejectOffer: rejectReviewedOffer,
})

export const offerJobs: readonly Job[] = [
  decideOffers,
  expireOffers,
  remindOffers,
  processConfirmations,
]
