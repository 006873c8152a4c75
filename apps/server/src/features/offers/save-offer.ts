import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import { offerEvents } from '@fledge/domain/offers/events.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import { assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { lockCandidature } from '../candidatures/public.ts'
import { readSettings } from '../settings/public.ts'
import { findCompanyOffer } from './company-view.ts'
import { toOfferColumns } from './offer-terms.ts'
import { getOfferLimits, validateOfferStep1 } from './validate-offer.ts'
import { toDraftFacts } from './draft-facts.ts'
import { deleteOfferDraft, selectOfferApplication } from './queries/draft.queries.ts'
import { insertOffer } from './queries/write.queries.ts'

/** Step 1: creates the offer as a draft. The unique index on open offers leads to the 409. */
export const saveOffer: Handler<(typeof offerEndpoints)['saveOffer']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  if (!(await lockCandidature(db, { company: actor.company }, body.candidature_id))) notFound()
  const row =
    (await db.one(selectOfferApplication, {
      candidature_id: body.candidature_id,
      company_id: actor.company,
    })) ?? notFound()
  authorize(offerCan.draft(actor, toDraftFacts(row)))
  await validateOfferStep1(db, actor.company, body, getOfferLimits(row, now))
  const transition = assertTransition(offerMachine.transition('draft', null, 'company'))
  const { offer_answer_days } = await readSettings(db)
  const id = newId(now)
  await db.run(insertOffer, {
    offer_id: id,
    candidature_id: body.candidature_id,
    status: transition.to,
    created_by: actor.userId,
    now: now.toISOString(),
    ...toOfferColumns(body, body.answer_days ?? offer_answer_days),
  })
  await db.run(deleteOfferDraft, { candidature_id: body.candidature_id })
  await db.recordEvent(offerEvents.draft, {
    transition,
    subject: id,
    company: actor.company,
    intern: row.intern_id,
    candidature: body.candidature_id,
    data: { role: body.role },
  })
  return (await findCompanyOffer(db, actor, id)) ?? notFound()
}
