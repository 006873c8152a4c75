import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import type { OfferTerms } from '@fledge/domain/offers/rules.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { describeEditor, requireNoEditConflicts } from '../../platform/http/edit-conflicts.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findCompanyOffer } from './company-view.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { toOfferColumns, toOfferTerms, unknownEditor } from './offer-terms.ts'
import { getOfferLimits, validateOfferStep1 } from './validate-offer.ts'
import { reopenForChange } from './reopen-offer.ts'
import { updateFacts } from './queries/write.queries.ts'

/** Converts the columns of step 1 to terms. */
const toFactTerms = (columns: ReturnType<typeof toOfferColumns>) =>
  ({
    role: columns.role,
    startsOn: columns.starts_on,
    endsOn: columns.ends_on,
    hoursAWeek: columns.hours_a_week,
    place: columns.place,
    city: columns.city,
    projectIds: columns.project_ids,
    isPaid: columns.stipend_amount !== null,
    stipendAmount: columns.stipend_amount,
    stipendCurrency: columns.stipend_currency,
    note: columns.note,
    answerDays: columns.answer_days,
  }) satisfies Partial<OfferTerms>

/** Step 1 of an existing offer. */
export const updateOffer: Handler<(typeof offerEndpoints)['updateOffer']> = async ({
  actor,
  db,
  body: { base, ...body },
  now,
}) => {
  const row = (await lockOfferInScope(db, body.offer_id, { company: actor.company })) ?? notFound()
  const columns = toOfferColumns(body, body.answer_days ?? row.answer_days)
  requireNoEditConflicts(
    {
      base,
      changes: { ...columns, is_paid: columns.stipend_amount !== null },
      saved: { ...row, is_paid: row.stipend_amount !== null },
    },
    () => describeEditor(unknownEditor, actor.userId),
  )
  await validateOfferStep1(db, actor.company, body, getOfferLimits(row, now))
  const after = { ...toOfferTerms(row), ...toFactTerms(columns) }
  const open = await reopenForChange(db, actor, row, after)
  if (open)
    await db.run(updateFacts, {
      offer_id: row.offer_id,
      status: open.status,
      version: open.version,
      ...columns,
    })
  return (await findCompanyOffer(db, actor, row.offer_id)) ?? notFound()
}
