import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { getConfirmation } from '@fledge/domain/enrolment/confirmation-deadlines.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import { acceptAgreements } from '../agreements/public.ts'
import {
  closeOverlappingCandidatures,
  lockParentsOfIntern,
  transitionCandidature,
} from '../candidatures/public.ts'
import { createInternship } from '../internships/public.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import { needsConfirmation, enrolIntern } from './enrol-intern.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { transitionOffer } from './transition-offer.ts'
import { listOfferTermKinds } from './intern-view.ts'
import { toOfferFacts, getOutcomeOfOfferRow } from './offer-terms.ts'
import { awaitConfirmation } from './queries/confirm.queries.ts'
import { acceptedOverlapping, selectOfferPayment, type OfferRow } from './queries/offers.queries.ts'
import { markAccepted } from './queries/write.queries.ts'

interface AcceptanceResult {
  readonly offer_id: string
  readonly internship_id: string
  readonly closed: number
}

/**
 * Accepts the offer. Locks the intern's row; the constraint on accepted offers is the safety net,
 * so parallel requests create one internship.
 */
export const acceptOffer: Handler<(typeof offerEndpoints)['acceptOffer']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  await lockParentsOfIntern(db, actor.intern)
  const row = (await lockOfferInScope(db, body.offer_id, { intern: actor.intern })) ?? notFound()
  if (!offerCan.isSeenByIntern({ status: row.status, answerBy: row.answer_by })) notFound()
  const decision = await decideAcceptance(db, actor, row, body.terms_accepted === true)
  authorizeAnswer(row, decision, now)
  return acceptLockedOffer(db, row, actor.userId)
}

/**
 * Returns whether the offer can be accepted now: in time, with the terms accepted, and paid if the
 * intern pays.
 */
export async function decideAcceptance(
  tx: Tx,
  actor: InternActor,
  row: OfferRow,
  hasAcceptedTerms: boolean,
): Promise<PolicyDecision> {
  const overlaps = await tx.one(acceptedOverlapping, {
    intern_id: row.intern_id,
    from: row.starts_on,
    to: row.ends_on,
  })
  const paid = row.intern_pays
    ? await tx.one(selectOfferPayment, { offer_id: row.offer_id })
    : undefined
  return offerCan.accept(
    actor,
    toOfferFacts(row),
    {
      hasAcceptedTerms,
      internPays: row.intern_pays,
      isPaid: paid !== undefined,
      overlapsAccepted: overlaps !== undefined,
      hasSupervisor: row.supervisor_member_id !== null,
    },
    tx.now,
  )
}

/** Accepts a locked offer whose policy has allowed it. */
export async function acceptLockedOffer(
  tx: Tx,
  row: OfferRow,
  userId: string,
): Promise<AcceptanceResult> {
  const now = tx.now.toISOString()
  const terms = (await getCurrentAgreements(tx)).filter((agreement) =>
    listOfferTermKinds(row).includes(agreement.kind),
  )
  const mustConfirm = await needsConfirmation(tx, row)
  const write = async () => {
    await tx.run(markAccepted, {
      offer_id: row.offer_id,
      terms_version: terms[0]?.version ?? 1,
      now,
    })
    if (!mustConfirm) return
    const { by, endsAt, remindAt } = getConfirmation(now, row.starts_on, row.plan_time_zone)
    await tx.run(awaitConfirmation, {
      offer_id: row.offer_id,
      confirm_by: by.toISOString(),
      confirm_ends_at: endsAt.toISOString(),
      confirm_next_at: remindAt.toISOString(),
    })
  }
  await transitionOffer(tx, row, 'accept', { by: 'intern', stage: 'acceptOffer', write })
  await acceptAgreements(tx, userId, terms)
  return createInternshipFromOffer(tx, row, mustConfirm)
}

/**
 * Closes overlapping candidatures and creates the internship with its weeks; enrols the intern
 * unless they have to confirm the enrolment first.
 */
async function createInternshipFromOffer(
  tx: Tx,
  row: OfferRow,
  mustConfirm: boolean,
): Promise<AcceptanceResult> {
  if (!row.supervisor_member_id) throw new Error('an accepted offer has no supervisor')
  const closed = await closeOverlappingCandidatures(tx, row.intern_id, {
    candidature: row.candidature_id,
    from: row.starts_on,
    to: row.ends_on,
  })
  const internship = await createInternship(tx, {
    offer: row.offer_id,
    company: row.company_id,
    intern: row.intern_id,
    plan: row.plan_id,
    candidature: row.candidature_id,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    zone: row.plan_time_zone,
    internZone: row.intern_time_zone,
    hours: row.hours_a_week,
    supervisor: row.supervisor_member_id,
    secondSupervisor: row.second_supervisor_member_id,
  })
  if (!mustConfirm) {
    await enrolIntern(tx, row)
    await transitionCandidature(tx, { id: row.candidature_id, move: 'hire', by: 'system' })
  }
  return { offer_id: row.offer_id, internship_id: internship, closed: closed.length }
}

/**
 * Requires that the intern can accept or decline.
 * @throws VALIDATION for missing terms, ILLEGAL_TRANSITION with the offer's outcome, DEADLINE_PASSED,
 *   and the error of another denied policy
 */
export function authorizeAnswer(row: OfferRow, decision: PolicyDecision, now: Date): void {
  if (decision.allowed) return
  const { messageKey } = decision
  if (messageKey === 'offers.refused.terms')
    throw new AppError('VALIDATION', {
      messageKey,
      fields: { terms_accepted: translate(messageKey) },
    })
  if (messageKey !== 'errors.ILLEGAL_TRANSITION') return authorize(decision)
  const outcome = getOutcomeOfOfferRow(row, now)
  if (outcome === 'LAPSED') throw new AppError('DEADLINE_PASSED')
  throw new AppError('ILLEGAL_TRANSITION', { messageKey: `offers.refused.now.${outcome}` })
}
