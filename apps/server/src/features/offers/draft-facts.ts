import type { offerCan } from '@fledge/domain/offers/can.ts'
import type { OfferApplicationRow } from './queries/draft.queries.ts'

/** Returns the facts of a candidature for `offerCan.draft`. */
export function toDraftFacts(row: OfferApplicationRow): Parameters<typeof offerCan.draft>[1] {
  return {
    planSupervisorIds: row.plan_supervisor_ids,
    candidatureStage: row.stage,
    hasOpenOffer: row.has_open_offer,
    offersInBatch: row.offers_in_batch,
    maxOffers: row.max_offers,
  }
}
