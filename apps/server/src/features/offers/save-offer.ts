import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import { offerDeadline } from '@fledge/domain/offers/rules.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseTransition, notFound, toRefusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { candidatureForUpdate } from '../candidatures/public.ts'
import { companyOfferOf } from './company-view.ts'
import { columnsOf } from './offer-terms.ts'
import { limitsOf, step1Problem } from './offer-problems.ts'
import { draftCanFacts } from './offer-drafts.ts'
import { dropDraft, offerApplication } from './draft-store.ts'
import { insertOffer } from './write-store.ts'

/** Step 1: creates the offer as a draft. The unique index on open offers leads to the 409. */
export const saveOffer: Handler<(typeof offerEndpoints)['saveOffer']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  if (!(await candidatureForUpdate(db, { company: actor.company }, body.candidature_id)))
    return notFound()
  const row = await db.one(offerApplication, body.candidature_id, actor.company)
  if (!row) return notFound()
  const verdict = offerCan.draft(actor, draftCanFacts(row))
  if (!verdict.allowed) return toRefusal(verdict)
  const wrong = await step1Problem(db, actor.company, body, limitsOf(row, now))
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
    ...columnsOf(body, body.answer_days ?? offerDeadline.usual),
  )
  await db.run(dropDraft, body.candidature_id)
  await db.recordEvent({
    transition: moved,
    subject: id,
    company: actor.company,
    intern: row.intern_id,
    candidature: body.candidature_id,
    data: { role: body.role },
  })
  return (await companyOfferOf(db, actor, id)) ?? notFound()
}
