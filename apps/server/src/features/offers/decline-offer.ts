import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { toAnswerError } from './accept-offer.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { transitionOffer } from './transition-offer.ts'
import { toOfferFacts } from './offer-terms.ts'
import { releaseOpening } from './write-store.ts'

/** Declines with reasons; this cannot be undone. */
export const declineOffer: Handler<(typeof offerEndpoints)['declineOffer']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row = await lockOfferInScope(db, body.offer_id, { intern: actor.intern })
  if (!row || !offerCan.isSeenByIntern({ status: row.status, answerDueAt: row.answer_by }))
    return notFound()
  const verdict = offerCan.decline(actor, toOfferFacts(row), now)
  if (!verdict.allowed) return toAnswerError(row, verdict, now)
  const refusal = await transitionOffer(db, row, 'decline', {
    by: 'intern',
    stage: 'declineOffer',
    reason: body.reasons[0],
    note: body.note,
    data: { reasons: body.reasons },
    write: () => db.run(releaseOpening, row.offer_id),
  })
  return refusal ?? {}
}
