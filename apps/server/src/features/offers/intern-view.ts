import type { InternOffer } from '@fledge/contract/offers/schema.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import type { AgreementKind } from '@fledge/domain/lookups/types.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import { countWeeks } from '@fledge/domain/internships/rules.ts'
import { toActionMap, deny, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import { formatEndReason } from './company-view.ts'
import { toOfferFacts, getOutcomeOfOfferRow } from './offer-terms.ts'
import { toHostCompany, readOfferNames, toSharedOfferView } from './views.ts'
import { memberOfUser } from './queries/company.queries.ts'
import { countOpenOverlapping, type OfferRow } from './queries/offers.queries.ts'

/**
 * Returns the agreements accepted with an offer; an intern who pays signs the conduct policy when
 * confirming the enrolment.
 */
export const listOfferTermKinds = (row: Pick<OfferRow, 'intern_pays'>): readonly AgreementKind[] =>
  row.intern_pays ? ['TERMS'] : ['TERMS', 'INTERN_CONDUCT']

const getInternPrice = (row: OfferRow) =>
  row.intern_pays && row.price_amount && row.price_currency
    ? { amount: row.price_amount, currency: row.price_currency }
    : null

const getConsequences = (row: OfferRow, overlapping: number): InternOffer['follows'] => ({
  weeks: countWeeks(row.starts_on, row.ends_on),
  overlapping,
  intern_pays: row.intern_pays,
  price: getInternPrice(row),
  payer: row.payer,
  offers_left: Math.max(0, row.max_offers - row.offers_in_batch - 1),
})

/**
 * Returns an offer as its intern sees it: the letter, the time left, and the consequences of
 * accepting.
 */
export async function getInternOfferView(
  db: Db,
  actor: InternActor,
  row: OfferRow,
): Promise<InternOffer> {
  const facts = toOfferFacts(row)
  const signer = row.created_by
    ? await db.one(memberOfUser, { user_id: row.created_by })
    : undefined
  const overlapping = await db.one(countOpenOverlapping, {
    intern_id: row.intern_id,
    candidature_id: row.candidature_id,
    from: row.starts_on,
    to: row.ends_on,
  })
  const terms = (await getCurrentAgreements(db)).filter((agreement) =>
    listOfferTermKinds(row).includes(agreement.kind),
  )
  const [open, outcome] = [
    offerCan.open(actor, facts, [], db.now),
    getOutcomeOfOfferRow(row, db.now),
  ]
  const withOutcome = (decision: PolicyDecision) =>
    decision.allowed ? decision : deny(`offers.refused.now.${outcome}`)
  return {
    ...toSharedOfferView(row, await readOfferNames(db, [row])),
    company: toHostCompany(row),
    approved_at: row.approved_at,
    signed_by: signer ? { name: signer.name, job_title: signer.job_title } : null,
    first_name: row.first_name,
    standing: outcome,
    end_reason: formatEndReason(row),
    internship_id: row.internship_id,
    terms: terms.map(({ kind, version, title }) => ({ kind, version, title })),
    follows: getConsequences(row, overlapping?.count ?? 0),
    may: toActionMap({ accept: withOutcome(open.accept), decline: withOutcome(open.decline) }),
  }
}
