import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { getConfirmation } from '@fledge/domain/enrolment/confirmation-deadlines.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Denied, PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  refuseTransition,
  notFound,
  refuse,
  type Refusal,
  toRefusal,
} from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import {
  closeCandidaturesOfIntern,
  lockParentsOfIntern,
  transitionCandidature,
} from '../candidatures/public.ts'
import { createInternship } from '../internships/public.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import { awaitConfirmation } from './confirm-store.ts'
import { needsConfirmation, enrolIntern } from './enrol-intern.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { transitionOffer } from './transition-offer.ts'
import { listOfferTermKinds } from './intern-view.ts'
import { toOfferFacts, getOutcomeOfOfferRow } from './offer-terms.ts'
import { acceptedOverlapping, selectOfferPayment, type OfferRow } from './store.ts'
import { acceptAgreements, markAccepted } from './write-store.ts'

export interface AcceptanceResult {
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
  const row = await lockOfferInScope(db, body.offer_id, { intern: actor.intern })
  if (!row || !offerCan.isSeenByIntern({ status: row.status, answerDueAt: row.answer_by }))
    return notFound()
  const verdict = await checkAcceptance(db, actor, row, body.terms_accepted === true)
  return verdict.allowed
    ? acceptLockedOffer(db, row, actor.userId)
    : toAnswerError(row, verdict, now)
}

/**
 * Returns whether the offer can be accepted now: in time, with the terms accepted, and paid if the
 * intern pays.
 */
export async function checkAcceptance(
  tx: Tx,
  actor: InternActor,
  row: OfferRow,
  hasAcceptedTerms: boolean,
): Promise<PolicyDecision> {
  const overlaps = await tx.one(acceptedOverlapping, row.intern_id, row.starts_on, row.ends_on)
  const paid = row.intern_pays ? await tx.one(selectOfferPayment, row.offer_id) : undefined
  return offerCan.accept(
    actor,
    toOfferFacts(row),
    {
      hasAcceptedTerms,
      internPays: row.intern_pays,
      isPaid: paid !== undefined,
      overlapsAccepted: overlaps !== undefined,
    },
    tx.now,
  )
}

/** Accepts a locked offer whose policy has allowed it. */
export async function acceptLockedOffer(
  tx: Tx,
  row: OfferRow,
  userId: string,
): Promise<AcceptanceResult | Refusal> {
  const now = tx.now.toISOString()
  const terms = (await getCurrentAgreements(tx)).filter((one) =>
    listOfferTermKinds(row).includes(one.kind),
  )
  const waits = await needsConfirmation(tx, row)
  const write = async () => {
    await tx.run(markAccepted, row.offer_id, terms[0]?.version ?? 1, now)
    if (!waits) return
    const { by, endsAt, remindAt } = getConfirmation(now, row.starts_on, row.plan_zone)
    await tx.run(
      awaitConfirmation,
      row.offer_id,
      by.toISOString(),
      endsAt.toISOString(),
      remindAt.toISOString(),
    )
  }
  const moved = await transitionOffer(tx, row, 'accept', {
    by: 'intern',
    stage: 'acceptOffer',
    write,
  })
  if (moved) return moved
  await tx.run(
    acceptAgreements,
    userId,
    terms.map((one) => one.kind),
    terms.map((one) => one.version),
    now,
  )
  return createInternshipFromOffer(tx, row, waits)
}

/**
 * Closes overlapping candidatures and creates the internship with its weeks; enrols the intern
 * unless they have to confirm the enrolment first.
 */
async function createInternshipFromOffer(
  tx: Tx,
  row: OfferRow,
  waits: boolean,
): Promise<AcceptanceResult | Refusal> {
  if (!row.supervisor_member_id) return refuse('INCOMPLETE')
  const closed = await closeCandidaturesOfIntern(tx, row.intern_id, {
    overlapping: { from: row.starts_on, to: row.ends_on },
    exceptCandidature: row.candidature_id,
    reason: 'HIRED_ELSEWHERE',
  })
  const internship = await createInternship(tx, {
    offer: row.offer_id,
    company: row.company_id,
    intern: row.intern_id,
    plan: row.plan_id,
    candidature: row.candidature_id,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    zone: row.plan_zone,
    internZone: row.intern_zone,
    hours: row.hours_a_week,
    supervisor: row.supervisor_member_id,
    secondSupervisor: row.second_supervisor_member_id,
  })
  const answer = { offer_id: row.offer_id, internship_id: internship, closed: closed.length }
  if (waits) return answer
  const enrolled = await enrolIntern(tx, row)
  if (enrolled) return enrolled
  const hired = await transitionCandidature(tx, {
    id: row.candidature_id,
    move: 'hire',
    by: 'system',
  })
  return isTransition(hired) ? answer : refuseTransition(hired)
}

/**
 * Converts a denied decision to a specific error: the offer's outcome, the deadline, or missing
 * terms.
 */
export function toAnswerError(row: OfferRow, verdict: Denied, now: Date): Refusal {
  if (verdict.messageKey === 'offers.refused.terms')
    return refuse('VALIDATION', {
      messageKey: verdict.messageKey,
      fields: { terms_accepted: translate(verdict.messageKey) },
    })
  if (verdict.messageKey !== 'errors.ILLEGAL_TRANSITION') return toRefusal(verdict)
  const stands = getOutcomeOfOfferRow(row, now)
  return stands === 'LAPSED'
    ? refuse('DEADLINE_PASSED')
    : refuse('ILLEGAL_TRANSITION', { messageKey: `offers.refused.now.${stands}` })
}
