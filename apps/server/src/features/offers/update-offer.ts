import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import type { OfferTerms } from '@fledge/domain/offers/rules.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findCompanyOffer } from './company-view.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { toOfferColumns, toOfferTerms } from './offer-terms.ts'
import { getOfferLimits, validateOfferStep1 } from './validate-offer.ts'
import { reopenForChange } from './reopen-offer.ts'
import { updateFacts } from './queries/write.queries.ts'

/** Step 1 of an existing offer. */
export const updateOffer: Handler<(typeof offerEndpoints)['updateOffer']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row = (await lockOfferInScope(db, body.offer_id, { company: actor.company })) ?? notFound()
  await validateOfferStep1(db, actor.company, body, getOfferLimits(row, now))
  const columns = toOfferColumns(body, body.answer_days ?? row.answer_days)
  const after: OfferTerms = {
    ...toOfferTerms(row),
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
  }
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
