import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toDraftFacts } from './draft-facts.ts'
import { selectOfferApplication, upsertOfferDraft } from './queries/draft.queries.ts'

/** Saves step 1 as a draft; the offer itself is created once the step is complete. */
export const saveOfferIo: Handler<(typeof offerEndpoints)['saveOfferIo']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row =
    (await db.one(selectOfferApplication, {
      candidature_id: body.candidature_id,
      company_id: actor.company,
    })) ?? notFound()
  if (row.candidature_id !== body.candidature_id) notFound()
  authorize(offerCan.draft(actor, toDraftFacts(row)))
  const { candidature_id, ...facts } = body
  await db.run(upsertOfferDraft, {
    candidature_id,
    facts: JSON.stringify(facts),
    saved_by: actor.userId,
    now: now.toISOString(),
  })
  return { candidature_id, saved_at: now.toISOString() }
}
