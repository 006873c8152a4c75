import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { validateOfferDays } from '@fledge/contract/offers/validate-offer-facts.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import { missingOfferFields } from '@fledge/domain/offers/rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse, toRefusal } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { findCompanyOffer } from './company-view.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { approveLockedOffer, transitionOffer } from './transition-offer.ts'
import { getOfferLimits } from './validate-offer.ts'
import { toOfferFacts, toOfferTerms } from './offer-terms.ts'
import { offerForUpdate, type OfferRow } from './store.ts'
import { saveVersion } from './version-store.ts'
import { markSent, reserveOpening } from './write-store.ts'

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
  const row = await lockOfferInScope(db, body.offer_id, { company: actor.company })
  if (!row) return notFound()
  const terms = toOfferTerms(row)
  const missing = missingOfferFields(terms)
  const answer = body.answer || null
  const verdict = offerCan.send(actor, toOfferFacts(row), missing, answer !== null)
  if (!verdict.allowed)
    return missing.length > 0 && verdict.messageKey === 'errors.INCOMPLETE'
      ? refuse('INCOMPLETE', { fields: toMissingFieldErrors(missing) })
      : toRefusal(verdict)
  if (row.offers_in_batch >= row.max_offers)
    return refuse('CONFLICT', { messageKey: 'offers.refused.tooMany' })
  const days = validateOfferDays(row, getOfferLimits(row, now))
  if (Object.keys(days).length > 0) return refuse('VALIDATION', { fields: days })
  if ((await db.run(reserveOpening, row.plan_id)) === 0) return refuse('NO_OPENING_LEFT')
  const version = getVersionToSend(row)
  await db.run(saveVersion, row.offer_id, version, JSON.stringify(terms), now.toISOString(), answer)
  const moved = await transitionOffer(db, row, 'send', {
    by: 'company',
    stage: 'sendOffer',
    data: { trusted: row.is_trusted, version },
    write: () => db.run(markSent, row.offer_id, now.toISOString(), version),
  })
  if (moved) return moved
  if (row.is_trusted) {
    const sent = await db.one(offerForUpdate, row.offer_id, actor.company, null)
    const refusal = sent ? await approveLockedOffer(db, sent, 'system') : notFound()
    if (refusal) return refusal
  }
  return (await findCompanyOffer(db, actor, row.offer_id)) ?? notFound()
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
