/** A life as the specification sees it: one intern, one company, one plan, one batch. Times are milliseconds. */

export const hour = 3_600_000
export const day = 24 * hour

export type Stage =
  | 'INTERESTED'
  | 'SHORTLISTED'
  | 'INTERVIEW_PROPOSED'
  | 'INTERVIEW_SCHEDULED'
  | 'INTERVIEWED'
  | 'OFFER_IN_REVIEW'
  | 'OFFERED'
  | 'OFFER_DECLINED'
  | 'OFFER_EXPIRED'
  | 'HIRED'
  | 'DISQUALIFIED'
  | 'WITHDRAWN'
  | 'CLOSED'
export type InterviewStatus =
  | 'AWAITING_CONFIRMATION'
  | 'CONFIRMED'
  | 'RESCHEDULE_REQUESTED_BY_HC'
  | 'RESCHEDULE_REQUESTED_BY_INTERN'
  | 'IN_PAST'
  | 'COMPLETED'
  | 'CANCELLED_BY_HC'
  | 'CANCELLED_BY_INTERN'
  | 'REJECTED'
  | 'UNAVAILABLE'
type OfferStatus =
  | 'DRAFT'
  | 'NEEDS_REVISION'
  | 'IN_REVIEW'
  | 'OFFERED'
  | 'ACCEPTED_BY_CANDIDATE'
  | 'REJECTED_BY_CANDIDATE'
  | 'REJECTED_BY_VI'
  | 'EXPIRED'
export type Side = 'company' | 'intern'

/** A no-show that one side claims of the other. */
interface ClaimState {
  readonly by: Side
  readonly contestBy: number
  readonly isContested: boolean
}
export interface InterviewState {
  readonly status: InterviewStatus
  readonly sinceAt: number
  readonly slots: readonly number[]
  readonly startsAt: number | null
  readonly companyMoves: number
  readonly internMoves: number
  /** The intern has said that it took place. */
  readonly internSaidHeld: boolean
  readonly hasFeedback: boolean
  readonly claim: ClaimState | null
}
export interface OfferState {
  readonly status: OfferStatus
  readonly sinceAt: number
  readonly hasSupervisor: boolean
  /** How many days the intern has to answer. */
  readonly answerDays: number
  /** Null until the intern has it, and again when it was taken back. */
  readonly answerBy: number | null
  readonly startsOn: string
  readonly endsOn: string
}
export interface CandidatureState {
  readonly stage: Stage
  readonly sinceAt: number
  readonly interestedAt: number | null
  /** False: a shortlist that is private to the company. */
  readonly isKnown: boolean
  /** Days that an interest has waited for an answer in earlier stays at INTERESTED, in milliseconds. */
  readonly waitedMs: number
  readonly interviews: readonly InterviewState[]
  readonly offers: readonly OfferState[]
  /** Null while it is open; `any` where the specification names no reason. */
  readonly endReason: string | null
}
export interface LifeState {
  readonly company: 'APPROVED' | 'REJECTED'
  readonly plan: 'ACTIVE' | 'PAUSED' | 'ARCHIVED'
  readonly openings: number
  readonly application: 'APPROVED' | 'ENROLLED' | 'COMPLETED' | 'NOT_PLACED' | 'WITHDRAWN'
  /** The first moment after the last day of the batch. */
  readonly batchEndsAt: number
  readonly credits: {
    readonly granted: number
    readonly balance: number
    readonly used: number
    readonly released: number
  }
  readonly candidatures: readonly CandidatureState[]
  readonly internship: {
    readonly status: 'UPCOMING' | 'ONGOING' | 'COMPLETE' | 'CANCELLED'
    readonly startsOn: string
    readonly endsOn: string
  } | null
  /** When interests of this plan ended without an answer. */
  readonly unansweredAt: readonly number[]
  readonly noShows: readonly { readonly side: Side; readonly isExplained: boolean }[]
}

/** What must come of an action. `unchanged`: the specification does not say whether it is refused, but nothing may change. `skip`: it says too little to play it. */
export type Outcome =
  | { readonly kind: 'allowed'; readonly next: LifeState }
  | { readonly kind: 'refused'; readonly statuses: readonly number[] }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'skip' }

export const allow = (next: LifeState): Outcome => ({ kind: 'allowed', next })
export const refuse = (...statuses: number[]): Outcome => ({ kind: 'refused', statuses })
export const conflict = refuse(409)
export const unchanged: Outcome = { kind: 'unchanged' }
export const skip: Outcome = { kind: 'skip' }

/** Four weeks before the end of the batch: after it no offer can follow, so nobody is proposed to or interested. */
export const isPlacementOver = (life: LifeState, at: number): boolean =>
  at >= life.batchEndsAt - 28 * day

const endedStages: readonly Stage[] = ['HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED']
const isOpen = (candidature: CandidatureState): boolean => !endedStages.includes(candidature.stage)

/** The open candidature, where there is one. */
export function findOpen(life: LifeState): CandidatureState | undefined {
  const last = life.candidatures.at(-1)
  return last && isOpen(last) ? last : undefined
}

/** Changes the newest candidature. */
export const changeLast = (life: LifeState, change: Partial<CandidatureState>): LifeState =>
  changeCandidature(life, life.candidatures.length - 1, change)

export const changeCandidature = (
  life: LifeState,
  index: number,
  change: Partial<CandidatureState>,
): LifeState => ({
  ...life,
  candidatures: life.candidatures.map((candidature, at) =>
    at === index ? { ...candidature, ...change } : candidature,
  ),
})

export const openInterviewStatuses: readonly InterviewStatus[] = [
  'AWAITING_CONFIRMATION',
  'CONFIRMED',
  'RESCHEDULE_REQUESTED_BY_HC',
  'RESCHEDULE_REQUESTED_BY_INTERN',
]
export const openOfferStatuses: readonly OfferStatus[] = [
  'DRAFT',
  'NEEDS_REVISION',
  'IN_REVIEW',
  'OFFERED',
]
const interviewMinutes = 30
export const endOfInterview = (startsAt: number): number => startsAt + interviewMinutes * 60_000

/** Who owes an explanation of a missed interview takes part in no new proposal or interest. */
export const canMeet = (life: LifeState): boolean =>
  life.company === 'APPROVED' &&
  life.application === 'APPROVED' &&
  life.noShows.every(({ isExplained }) => isExplained)

export const openingsTaken = (life: LifeState): number =>
  life.candidatures
    .flatMap(({ offers }) => offers)
    .filter(({ status }) => ['IN_REVIEW', 'OFFERED', 'ACCEPTED_BY_CANDIDATE'].includes(status))
    .length - (life.internship?.status === 'CANCELLED' ? 1 : 0)
