import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import type { OfferTerms } from '@fledge/domain/offers/rules.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findCompanyOffer } from './company-view.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { toOfferColumns, toOfferTerms } from './offer-terms.ts'
import { getOfferLimits, validateOfferStep1 } from './validate-offer.ts'
import { updateFacts } from './write-store.ts'
import { reopenForChange } from './reopen-offer.ts'

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
    role: columns[0],
    startsOn: columns[1],
    endsOn: columns[2],
    hoursPerWeek: columns[3],
    place: columns[4],
    city: columns[5],
    projectIds: columns[6],
    isPaid: columns[7] !== null,
    stipendAmount: columns[7],
    stipendCurrency: columns[8],
    note: columns[9],
    answerDays: columns[10],
  }
  const open = await reopenForChange(db, actor, row, after)
  if (open) await db.run(updateFacts, row.offer_id, open.status, open.version, ...columns)
  return (await findCompanyOffer(db, actor, row.offer_id)) ?? notFound()
}
