import * as attendance from './attendance-rules.ts'
import * as candidature from './candidature-rules.ts'
import * as company from './company-rules.ts'
import * as interview from './interview-rules.ts'
import {
  modelDayMs,
  findModelCandidature,
  modelHourMs,
  type LifeState,
  type Outcome,
  toRefusedOutcome,
  skippedOutcome,
  conflictOutcome,
} from './life-state.ts'
import * as offer from './offer-rules.ts'
import { findCurrentInterview, getInterviewState } from './interview-endings.ts'

/**
 * One step of a life; `choice` determines times, texts and lengths, so that a step can be repeated.
 */
export interface Action {
  readonly name: ActionName
  readonly choice: number
  /** Whether the right actor, one of the other side, or a stranger of the same side acts. */
  readonly actor: 'right' | 'otherSide' | 'stranger'
}

/** A step in which only time passes. */
export interface Wait {
  readonly name: 'wait'
  readonly ms: number
}

const leadHours = [26.5, 50.5, 74.5, 146.5, 480.5, 700.5]
const quarterHourMs = 900_000

/** Returns 1 to 3 times on different days; choice 11 includes one that is too soon. */
export function buildModelSlots(choice: number, now: number): readonly number[] {
  const leads = Array.from({ length: 1 + (choice % 3) }, (_lead, at) =>
    choice === 11 && at === 0 ? 2 : (leadHours[(choice + at) % leadHours.length] ?? 50),
  )
  return leads
    .toSorted((a, b) => a - b)
    .map((lead) => Math.ceil((now + lead * modelHourMs) / quarterHourMs) * quarterHourMs)
}

/** Returns one of the proposed times. */
export function getProposedSlot(life: LifeState, choice: number): number | undefined {
  const ref = findCurrentInterview(life)
  const slots = (ref && getInterviewState(life, ref)?.slots) ?? []
  return slots[choice % Math.max(slots.length, 1)]
}

/** Returns five weeks that start late enough for the review and the reply. */
export function buildModelTerms(choice: number, now: number): offer.ModelOfferTerms {
  const getDay = (days: number) => new Date(now + days * modelDayMs).toISOString().slice(0, 10)
  return { startsOn: getDay(50), endsOn: getDay(50 + 34), answerDays: [5, 7, 14][choice % 3] ?? 7 }
}

/**
 * The company proposes an interview to another intern while this one may be waiting too long for a
 * decision.
 */
export function simulateOtherProposal(life: LifeState, now: number): Outcome {
  const open = findModelCandidature(life)
  const owesAnswer = open?.stage === 'INTERVIEWED' && now - open.sinceAt >= 14 * modelDayMs
  const isNear =
    open?.stage === 'INTERVIEWED' && Math.abs(now - open.sinceAt - 14 * modelDayMs) < modelHourMs
  if (isNear) return skippedOutcome
  if (owesAnswer || life.credits.balance < 1 || life.isOtherPlanPaused) return conflictOutcome
  if (life.noShows.some(({ side, isExplained }) => side === 'company' && !isExplained))
    return conflictOutcome
  // The runner cancels it at once, which releases the credit.
  return {
    kind: 'allowed',
    next: { ...life, credits: { ...life.credits, released: life.credits.released + 1 } },
  }
}

type Rule = (life: LifeState, now: number, choice: number) => Outcome

export const rules = {
  express: (life, now) => candidature.simulateInterest(life, now),
  shortlist: (life, now) => candidature.simulateShortlisting(life, now),
  unshortlist: (life, now) => candidature.simulateShortlistRemoval(life, now),
  propose: (life, now, choice) =>
    interview.simulateProposal(life, buildModelSlots(choice, now), now),
  proposeToOther: (life, now) => simulateOtherProposal(life, now),
  confirm: (life, now, choice) =>
    interview.simulateSlotChoice(life, 'intern', getProposedSlot(life, choice), now),
  select: (life, now, choice) =>
    interview.simulateSlotChoice(life, 'company', getProposedSlot(life, choice), now),
  counterPropose: (life, now, choice) =>
    interview.simulateCounterProposal(life, 'intern', buildModelSlots(choice, now), now),
  reschedule: (life, now, choice) =>
    interview.simulateCounterProposal(life, 'company', buildModelSlots(choice, now), now),
  cancel: (life, now) => interview.simulateCancellation(life, 'company', now),
  decline: (life, now) => interview.simulateCancellation(life, 'intern', now),
  feedback: (life, now) => attendance.simulateFeedback(life, now),
  confirmHeld: (life) => attendance.simulateConfirmHeld(life),
  claimIntern: (life, now) => attendance.simulateClaim(life, 'company', now),
  claimCompany: (life, now) => attendance.simulateClaim(life, 'intern', now),
  contestByIntern: (life) => attendance.simulateContest(life, 'intern'),
  contestByCompany: (life) => attendance.simulateContest(life, 'company'),
  unclaimByCompany: (life) => attendance.simulateClaimWithdrawal(life, 'company'),
  unclaimByIntern: (life) => attendance.simulateClaimWithdrawal(life, 'intern'),
  decideClaim: (life, now, choice) =>
    attendance.simulateClaimDecision(life, attendance.decisions[choice % 3] ?? 'TOOK_PLACE', now),
  explainByCompany: (life) => attendance.simulateExplanation(life, 'company'),
  explainByIntern: (life) => attendance.simulateExplanation(life, 'intern'),
  draft: (life, now, choice) => offer.simulateDraft(life, buildModelTerms(choice, now), now),
  supervise: (life, now) => offer.simulateSupervisor(life, now),
  send: (life, now) => offer.simulateSending(life, now),
  approve: (life, now) => offer.simulateReview(life, 'approve', now),
  revise: (life, now) => offer.simulateReview(life, 'revise', now),
  reject: (life, now) => offer.simulateReview(life, 'reject', now),
  recall: (life, now) => offer.simulateRecall(life, now),
  withdrawOffer: (life, now) => offer.simulateOfferWithdrawal(life, now),
  accept: (life, now) => offer.simulateAcceptance(life, now),
  declineOffer: (life, now) => offer.simulateDecline(life, now),
  disqualify: (life, now) =>
    life.candidatures.length === 0
      ? skippedOutcome
      : candidature.simulateDisqualification(life, now),
  withdraw: (life, now) =>
    life.candidatures.length === 0
      ? skippedOutcome
      : candidature.simulateCandidatureWithdrawal(life, now),
  pause: (life, now) => candidature.simulatePlanChange(life, 'PAUSED', false, now),
  resume: (life, now) => candidature.simulatePlanChange(life, 'ACTIVE', false, now),
  archive: (life, now, choice) =>
    candidature.simulatePlanChange(life, 'ARCHIVED', choice % 2 === 0, now),
  leaveBatch: (life, now) => candidature.simulateApplicationWithdrawal(life, now),
  rejectCompany: (life, now) => company.simulateCompanyRejection(life, now),
  reopenCompany: (life) => company.simulateReopening(life),
  askCompany: (life, now) => company.simulateQuestion(life, now),
  replyToTeam: (life) => company.simulateReply(life),
  approveCompany: (life, _now, choice) => company.simulateApproval(life, choice),
  refuseCompany: (life, _now, choice) => company.simulateRefusal(life, choice),
} as const satisfies Readonly<Record<string, Rule>>

export type ActionName = keyof typeof rules
// The keys of `rules`, which is declared as a literal.
export const actionNames = Object.keys(rules) as readonly ActionName[]

const companyActions: readonly ActionName[] = [
  'shortlist',
  'unshortlist',
  'propose',
  'proposeToOther',
  'select',
  'reschedule',
  'cancel',
  'feedback',
  'claimIntern',
  'contestByCompany',
  'unclaimByCompany',
  'explainByCompany',
  'draft',
  'supervise',
  'send',
  'recall',
  'withdrawOffer',
  'disqualify',
  'pause',
  'resume',
  'archive',
  'replyToTeam',
]

/** Actions of the review of a company. */
const reviewActions: readonly ActionName[] = [
  'rejectCompany',
  'reopenCompany',
  'askCompany',
  'replyToTeam',
  'approveCompany',
  'refuseCompany',
]

/**
 * Returns the expected result of an action according to the specification. What else is possible while
 * a company is reviewed again is not played.
 */
export function judgeAction(
  life: LifeState,
  { name, choice }: Pick<Action, 'name' | 'choice'>,
  now: number,
): Outcome {
  if (life.company === 'PENDING_APPROVAL' && !reviewActions.includes(name)) return skippedOutcome
  const outcome = rules[name](life, now, choice)
  const isBarred = life.company === 'REJECTED' && companyActions.includes(name)
  return isBarred && outcome.kind !== 'skip' ? toRefusedOutcome(403, 404, 409) : outcome
}

/**
 * Returns the end of a wait: after some time, within 24 hours before an agreed interview, or during
 * it.
 */
export function getWaitEnd(life: LifeState, choice: number, now: number): number {
  const spans = [
    modelHourMs,
    5 * modelHourMs,
    modelDayMs,
    3 * modelDayMs,
    7 * modelDayMs,
    14 * modelDayMs,
    22 * modelDayMs,
    8 * modelDayMs,
  ]
  const span = spans[choice % spans.length] ?? modelHourMs
  const ref = findCurrentInterview(life)
  const startsAt = ref && getInterviewState(life, ref)?.startsAt
  if (startsAt && startsAt > now && choice > 7)
    return choice === 8
      ? Math.max(startsAt - 5 * modelHourMs, now + modelHourMs)
      : startsAt + 10 * 60_000
  return now + span
}
