import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import { offerEvents } from '@fledge/domain/offers/events.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import { offerDeadline } from '@fledge/domain/offers/rules.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseTransition, notFound, toRefusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { lockCandidature } from '../candidatures/public.ts'
import { findCompanyOffer } from './company-view.ts'
import { toOfferColumns } from './offer-terms.ts'
import { getOfferLimits, validateOfferStep1 } from './validate-offer.ts'
import { toDraftFacts } from './draft-facts.ts'
import { deleteOfferDraft, selectOfferApplication } from './draft-store.ts'
import { insertOffer } from './write-store.ts'

/** Step 1: creates the offer as a draft. The unique index on open offers leads to the 409. */
export const saveOffer: Handler<(typeof offerEndpoints)['saveOffer']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  if (!(await lockCandidature(db, { company: actor.company }, body.candidature_id)))
    return notFound()
  const row = await db.one(selectOfferApplication, body.candidature_id, actor.company)
  if (!row) return notFound()
  const verdict = offerCan.draft(actor, toDraftFacts(row))
  if (!verdict.allowed) return toRefusal(verdict)
  const wrong = await validateOfferStep1(db, actor.company, body, getOfferLimits(row, now))
  if (wrong) return wrong
  const moved = offerMachine.transition('draft', null, 'company')
  if (!isTransition(moved)) return refuseTransition(moved)
  const id = newId(now)
  await db.run(
    insertOffer,
    id,
    body.candidature_id,
    moved.to,
    actor.userId,
    now.toISOString(),
    ...toOfferColumns(body, body.answer_days ?? offerDeadline.usual),
  )
  await db.run(deleteOfferDraft, body.candidature_id)
  await db.recordEvent(offerEvents.draft, {
    transition: moved,
    subject: id,
    company: actor.company,
    intern: row.intern_id,
    candidature: body.candidature_id,
    data: { role: body.role },
  })
  return (await findCompanyOffer(db, actor, id)) ?? notFound()
}
