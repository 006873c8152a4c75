import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorizeAnswer } from './accept-offer.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { transitionOffer } from './transition-offer.ts'
import { toOfferFacts } from './offer-terms.ts'
import { releaseOfferOpening } from './release-offer-opening.ts'

/** Declines with reasons; this cannot be undone. */
export const declineOffer: Handler<(typeof offerEndpoints)['declineOffer']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row = (await lockOfferInScope(db, body.offer_id, { intern: actor.intern })) ?? notFound()
  if (!offerCan.isSeenByIntern({ status: row.status, answerBy: row.answer_by })) notFound()
  authorizeAnswer(row, offerCan.decline(actor, toOfferFacts(row), now), now)
  await transitionOffer(db, row, 'decline', {
    by: 'intern',
    stage: 'declineOffer',
    reason: body.reasons[0],
    note: body.note,
    data: { reasons: body.reasons },
    write: () => releaseOfferOpening(db, row.offer_id),
  })
  return {}
}
