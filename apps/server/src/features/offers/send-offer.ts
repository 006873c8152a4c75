import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { validateOfferDays } from '@fledge/contract/offers/validate-offer-facts.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import { missingOfferFields } from '@fledge/domain/offers/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import { reserveOpening } from '../plans/public.ts'
import { findCompanyOffer } from './company-view.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { approveLockedOffer, transitionOffer } from './transition-offer.ts'
import { getOfferLimits } from './validate-offer.ts'
import { toOfferFacts, toOfferTerms } from './offer-terms.ts'
import { offerForUpdate, type OfferRow } from './queries/offers.queries.ts'
import { saveVersion } from './queries/version.queries.ts'
import { markSent } from './queries/write.queries.ts'

/**
 * Step 3: sends the offer to review and reserves an opening, so that acceptance never fails for
 * lack of one.
 */
export const sendOffer: Handler<(typeof offerEndpoints)['sendOffer']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row = (await lockOfferInScope(db, body.offer_id, { company: actor.company })) ?? notFound()
  const reply = body.answer || null
  authorizeSending(row, actor, reply !== null, now)
  if (!(await reserveOpening(db, row.plan_id))) throw new AppError('NO_OPENING_LEFT')
  const version = getVersionToSend(row)
  const terms = JSON.stringify(toOfferTerms(row))
  await db.run(saveVersion, {
    offer_id: row.offer_id,
    version,
    facts: terms,
    now: now.toISOString(),
    answer: reply,
  })
  await transitionOffer(db, row, 'send', {
    by: 'company',
    stage: 'sendOffer',
    data: { trusted: row.is_trusted, version },
    write: () => db.run(markSent, { offer_id: row.offer_id, now: now.toISOString(), version }),
  })
  if (row.is_trusted) {
    const sent = await db.one(offerForUpdate, {
      offer_ids: [row.offer_id],
      company_id: actor.company,
      intern_id: null,
    })
    await approveLockedOffer(db, sent ?? notFound(), 'system')
  }
  return (await findCompanyOffer(db, actor, row.offer_id)) ?? notFound()
}

/**
 * Requires that the offer can be sent now.
 * @throws INCOMPLETE and VALIDATION with a message per field, and the error of a denied policy
 */
function authorizeSending(row: OfferRow, actor: CompanyMember, hasReplied: boolean, now: Date) {
  const missing = missingOfferFields(toOfferTerms(row))
  const decision = offerCan.send(actor, toOfferFacts(row), missing, now, hasReplied)
  if (decision.allowed) return
  if (decision.messageKey === 'errors.INCOMPLETE')
    throw new AppError('INCOMPLETE', { fields: toMissingFieldErrors(missing) })
  if (decision.messageKey === 'offers.refused.dates')
    throw new AppError('VALIDATION', { fields: validateOfferDays(row, getOfferLimits(row, now)) })
  authorize(decision)
}

/** Every sending is a new version, so that earlier versions keep their content and date. */
const getVersionToSend = (row: OfferRow) => Math.max(row.version, (row.sent_version ?? 0) + 1)

/** Maps the request fields missing in steps 1 and 2 to their messages. */
function toMissingFieldErrors(missing: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    missing.map((field) => [
      field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      translate(`offers.missing.${field}`),
    ]),
  )
}
