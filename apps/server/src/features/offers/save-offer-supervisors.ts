import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import type { OfferTerms } from '@fledge/domain/offers/rules.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { describeEditor, requireNoEditConflicts } from '../../platform/http/edit-conflicts.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findCompanyOffer } from './company-view.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { toOfferTerms, unknownEditor } from './offer-terms.ts'
import { validateOfferStep2 } from './validate-offer.ts'
import { reopenForChange } from './reopen-offer.ts'
import type { OfferRow } from './queries/offers.queries.ts'
import { updateSupervisors } from './queries/write.queries.ts'

/** The saved supervisors by field of the request. */
const toSupervisorFields = (row: OfferRow) => ({
  supervisor_id: row.supervisor_member_id,
  supervisor_linkedin: row.supervisor_linkedin,
  second_supervisor_id: row.second_supervisor_member_id,
  second_supervisor_linkedin: row.second_supervisor_linkedin,
})

/** Step 2: the supervisors and their LinkedIn pages. */
export const saveOfferSupervisors: Handler<
  (typeof offerEndpoints)['saveOfferSupervisors']
> = async ({ actor, db, body: { base, ...body } }) => {
  const row = (await lockOfferInScope(db, body.offer_id, { company: actor.company })) ?? notFound()
  const second = body.second_supervisor_id ?? null
  const secondLink = second ? (body.second_supervisor_linkedin ?? null) : null
  const supervisors = {
    supervisor_id: body.supervisor_id,
    supervisor_linkedin: body.supervisor_linkedin,
    second_supervisor_id: second,
    second_supervisor_linkedin: secondLink,
  }
  requireNoEditConflicts({ base, changes: supervisors, saved: toSupervisorFields(row) }, () =>
    describeEditor(unknownEditor, actor.userId),
  )
  await validateOfferStep2(db, actor.company, body.supervisor_id, second)
  const after: OfferTerms = {
    ...toOfferTerms(row),
    supervisorId: body.supervisor_id,
    supervisorLinkedin: body.supervisor_linkedin,
    secondSupervisorId: second,
    secondSupervisorLinkedin: secondLink,
  }
  const open = await reopenForChange(db, actor, row, after)
  if (open)
    await db.run(updateSupervisors, {
      offer_id: row.offer_id,
      status: open.status,
      version: open.version,
      supervisor_member_id: body.supervisor_id,
      supervisor_linkedin: body.supervisor_linkedin,
      second_supervisor_member_id: second,
      second_supervisor_linkedin: secondLink,
    })
  return (await findCompanyOffer(db, actor, row.offer_id)) ?? notFound()
}
