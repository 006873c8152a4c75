import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { selectOfferApplication, upsertOfferDraft } from './draft-store.ts'
import { toDraftFacts } from './draft-facts.ts'

/** Saves step 1 as a draft; the offer itself is created once the step is complete. */
export const saveOfferIo: Handler<(typeof offerEndpoints)['saveOfferIo']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row =
    (await db.one(selectOfferApplication, body.candidature_id, actor.company)) ?? notFound()
  if (row.candidature_id !== body.candidature_id) notFound()
  authorize(offerCan.draft(actor, toDraftFacts(row)))
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
