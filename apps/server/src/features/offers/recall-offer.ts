import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findCompanyOffer } from './company-view.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { recallLockedOffer } from './transition-offer.ts'
import { toOfferFacts } from './offer-terms.ts'

/** Recalls a sent offer for a change; notifies the intern if they had received it. */
export const recallOffer: Handler<(typeof offerEndpoints)['recallOffer']> = async ({
  actor,
  db,
  body,
}) => {
  const row = (await lockOfferInScope(db, body.offer_id, { company: actor.company })) ?? notFound()
  authorize(offerCan.recall(actor, toOfferFacts(row)))
  await recallLockedOffer(db, row)
  return (await findCompanyOffer(db, actor, row.offer_id)) ?? notFound()
}
