import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, toRefusal } from '../../platform/http/refusal.ts'
import {
  type OfferApplicationRow,
  selectOfferApplication,
  upsertOfferDraft,
} from './draft-store.ts'

/** Returns the facts of a candidature for `offerCan.draft`. */
export function toDraftFacts(row: OfferApplicationRow): Parameters<typeof offerCan.draft>[1] {
  return {
    planSupervisorIds: row.plan_supervisor_ids,
    candidatureStage: row.stage,
    hasOpenOffer: row.has_open_offer,
    offersInBatch: row.offers_in_batch,
    mostOffers: row.max_offers,
  }
}

/** Saves step 1 as a draft; the offer itself is created once the step is complete. */
export const saveOfferIo: Handler<(typeof offerEndpoints)['saveOfferIo']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row = await db.one(selectOfferApplication, body.candidature_id, actor.company)
  if (!row || row.candidature_id !== body.candidature_id) return notFound()
  const verdict = offerCan.draft(actor, toDraftFacts(row))
  if (!verdict.allowed) return toRefusal(verdict)
  const { candidature_id, ...facts } = body
  await db.run(
    upsertOfferDraft,
    candidature_id,
    JSON.stringify(facts),
    actor.userId,
    now.toISOString(),
  )
  return { candidature_id, saved_at: now.toISOString() }
}
