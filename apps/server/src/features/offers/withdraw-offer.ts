import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { endOffer } from './transition-offer.ts'
import { toOfferFacts } from './offer-terms.ts'

/** Deletes a draft; ends a sent offer with its reason. */
export const withdrawOffer: Handler<(typeof offerEndpoints)['withdrawOffer']> = async ({
  actor,
  db,
  body,
}) => {
  const row = (await lockOfferInScope(db, body.offer_id, { company: actor.company })) ?? notFound()
  authorize(offerCan.withdraw(actor, toOfferFacts(row)))
  await endOffer(db, row, {
    by: 'company',
    stage: 'returnOffer',
    reason: body.reason,
    note: body.note,
  })
  return {}
}
