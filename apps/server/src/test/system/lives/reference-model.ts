import * as attendance from './attendance-rules.ts'
import * as candidature from './candidature-rules.ts'
import { rejectCompany } from './company-rules.ts'
import * as interview from './interview-rules.ts'
import {
  day,
  findOpen,
  hour,
  type LifeState,
  type Outcome,
  refuse,
  skip,
  unchanged,
  conflict,
} from './life-state.ts'
import * as offer from './offer-rules.ts'
import { findInterview, interviewAt } from './interview-endings.ts'

/**
 * One step of a life; `choice` determines times, texts and lengths, so that a step can be repeated.
 */
export interface Action {
  readonly name: ActionName
  readonly choice: number
  /** Whether the right actor, one of the other side, or a stranger of the same side acts. */
  readonly actor: 'right' | 'otherSide' | 'stranger'
}

const leadHours = [26.5, 50.5, 74.5, 146.5, 480.5, 700.5]
const quarter = 900_000

/** Returns 1 to 3 times on different days; choice 11 includes one that is too soon. */
export function slotsOf(choice: number, now: number): readonly number[] {
  const leads = Array.from({ length: 1 + (choice % 3) }, (_lead, at) =>
    choice === 11 && at === 0 ? 2 : (leadHours[(choice + at) % leadHours.length] ?? 50),
  )
  return leads
    .toSorted((one, other) => one - other)
    .map((lead) => Math.ceil((now + lead * hour) / quarter) * quarter)
}

/** Returns one of the proposed times. */
export function chosenSlot(life: LifeState, choice: number): number | undefined {
  const ref = findInterview(life)
  const slots = (ref && interviewAt(life, ref)?.slots) ?? []
  return slots[choice % Math.max(slots.length, 1)]
}

/** Returns five weeks that start late enough for the review and the reply. */
export function termsOf(choice: number, now: number): offer.OfferTerms {
  const on = (days: number) => new Date(now + days * day).toISOString().slice(0, 10)
  return { startsOn: on(50), endsOn: on(50 + 34), answerDays: [5, 7, 14][choice % 3] ?? 7 }
}

/**
 * The company proposes an interview to another intern while this one may be waiting too long for a
 * decision.
 */
export function proposeToOther(life: LifeState, now: number): Outcome {
  const open = findOpen(life)
  const owesAnswer = open?.stage === 'INTERVIEWED' && now - open.sinceAt >= 14 * day
  const isNear = open?.stage === 'INTERVIEWED' && Math.abs(now - open.sinceAt - 14 * day) < hour
  if (isNear) return skip
  if (owesAnswer || life.credits.balance < 1) return conflict
  if (life.noShows.some(({ side, isExplained }) => side === 'company' && !isExplained))
    return conflict
  // The runner cancels it at once, which releases the credit.
  return {
    kind: 'allowed',
    next: { ...life, credits: { ...life.credits, released: life.credits.released + 1 } },
  }
}

type Rule = (life: LifeState, now: number, choice: number) => Outcome

export const rules = {
  express: (life, now) => candidature.expressInterest(life, now),
  shortlist: (life, now) => candidature.shortlist(life, now),
  unshortlist: (life, now) => candidature.removeFromShortlist(life, now),
  propose: (life, now, choice) => interview.proposeInterview(life, slotsOf(choice, now), now),
  proposeToOther: (life, now) => proposeToOther(life, now),
  confirm: (life, now, choice) =>
    interview.chooseSlot(life, 'intern', chosenSlot(life, choice), now),
  select: (life, now, choice) =>
    interview.chooseSlot(life, 'company', chosenSlot(life, choice), now),
  counterPropose: (life, now, choice) =>
    interview.askForOtherTime(life, 'intern', slotsOf(choice, now), now),
  reschedule: (life, now, choice) =>
    interview.askForOtherTime(life, 'company', slotsOf(choice, now), now),
  cancel: (life, now) => interview.callOff(life, 'company', now),
  decline: (life, now) => interview.callOff(life, 'intern', now),
  feedback: (life, now) => attendance.giveFeedback(life, now),
  sayHeld: (life) => attendance.confirmHeld(life),
  claimIntern: (life, now) => attendance.claimNoShow(life, 'company', now),
  claimCompany: (life, now) => attendance.claimNoShow(life, 'intern', now),
  contestByIntern: (life) => attendance.contestClaim(life, 'intern'),
  contestByCompany: (life) => attendance.contestClaim(life, 'company'),
  unclaimByCompany: (life) => attendance.takeClaimBack(life, 'company'),
  unclaimByIntern: (life) => attendance.takeClaimBack(life, 'intern'),
  decideClaim: (life, now, choice) =>
    attendance.decideClaim(life, attendance.decisions[choice % 3] ?? 'TOOK_PLACE', now),
  explainByCompany: (life) => attendance.explainNoShow(life, 'company'),
  explainByIntern: (life) => attendance.explainNoShow(life, 'intern'),
  draft: (life, now, choice) => offer.saveDraft(life, termsOf(choice, now), now),
  supervise: (life, now) => offer.saveSupervisor(life, now),
  send: (life, now) => offer.sendOffer(life, now),
  approve: (life, now) => offer.reviewOffer(life, 'approve', now),
  revise: (life, now) => offer.reviewOffer(life, 'revise', now),
  reject: (life, now) => offer.reviewOffer(life, 'reject', now),
  takeBack: (life, now) => offer.takeOfferBack(life, now),
  withdrawOffer: (life, now) => offer.withdrawOffer(life, now),
  accept: (life, now) => offer.acceptOffer(life, now),
  declineOffer: (life, now) => offer.declineOffer(life, now),
  disqualify: (life, now) =>
    life.candidatures.length === 0 ? skip : candidature.disqualify(life, now),
  withdraw: (life, now) =>
    life.candidatures.length === 0 ? skip : candidature.withdrawCandidature(life, now),
  pause: (life, now) => candidature.changePlan(life, 'PAUSED', false, now),
  resume: (life, now) => candidature.changePlan(life, 'ACTIVE', false, now),
  archive: (life, now, choice) => candidature.changePlan(life, 'ARCHIVED', choice % 2 === 0, now),
  leaveBatch: (life, now) => candidature.withdrawApplication(life, now),
  rejectCompany: (life, now) => rejectCompany(life, now),
  wait: () => unchanged,
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
  'takeBack',
  'withdrawOffer',
  'disqualify',
  'pause',
  'resume',
  'archive',
]

/** Returns the expected result of an action according to the specification. */
export function judge(
  life: LifeState,
  { name, choice }: Pick<Action, 'name' | 'choice'>,
  now: number,
): Outcome {
  const outcome = rules[name](life, now, choice)
  const isBarred = life.company === 'REJECTED' && companyActions.includes(name)
  return isBarred && outcome.kind !== 'skip' ? refuse(403, 404, 409) : outcome
}

/**
 * Returns the end of a wait: after some time, within 24 hours before an agreed interview, or during
 * it.
 */
export function waitUntil(life: LifeState, choice: number, now: number): number {
  const spans = [hour, 5 * hour, day, 3 * day, 7 * day, 14 * day, 22 * day, 8 * day]
  const span = spans[choice % spans.length] ?? hour
  const ref = findInterview(life)
  const startsAt = ref && interviewAt(life, ref)?.startsAt
  if (startsAt && startsAt > now && choice > 7)
    return choice === 8 ? Math.max(startsAt - 5 * hour, now + hour) : startsAt + 10 * 60_000
  return now + span
}
