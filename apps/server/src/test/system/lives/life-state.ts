/**
 * State of a life according to the specification: one intern, one company, one plan, one batch.
 * Times are in milliseconds.
 */

export const modelHourMs = 3_600_000
export const modelDayMs = 24 * modelHourMs

export type ModelStage =
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
export type ModelInterviewStatus =
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
type ModelOfferStatus =
  | 'DRAFT'
  | 'NEEDS_REVISION'
  | 'IN_REVIEW'
  | 'OFFERED'
  | 'ACCEPTED_BY_CANDIDATE'
  | 'REJECTED_BY_CANDIDATE'
  | 'REJECTED_BY_VI'
  | 'EXPIRED'
export type Side = 'company' | 'intern'

/** A no-show that one side claims about the other. */
interface ClaimState {
  readonly by: Side
  readonly contestBy: number
  readonly isContested: boolean
}
export interface InterviewState {
  readonly status: ModelInterviewStatus
  readonly sinceAt: number
  readonly slots: readonly number[]
  readonly startsAt: number | null
  readonly companyMoves: number
  readonly internMoves: number
  /** Whether the intern confirmed that it took place. */
  readonly internSaidHeld: boolean
  readonly hasFeedback: boolean
  readonly claim: ClaimState | null
}
export interface OfferState {
  readonly status: ModelOfferStatus
  readonly sinceAt: number
  readonly hasSupervisor: boolean
  /** Number of days in which the intern must reply. */
  readonly answerDays: number
  /** Null until the intern has the offer, and again after it was recalled. */
  readonly answerBy: number | null
  readonly startsOn: string
  readonly endsOn: string
}
export interface CandidatureState {
  readonly stage: ModelStage
  readonly sinceAt: number
  readonly interestedAt: number | null
  /** False for a shortlist private to the company. */
  readonly isKnown: boolean
  /** How long the interest was unanswered during earlier periods at INTERESTED, in milliseconds. */
  readonly waitedMs: number
  readonly interviews: readonly InterviewState[]
  readonly offers: readonly OfferState[]
  /** Null while it is open; `any` if the specification names no reason. */
  readonly endReason: string | null
}
/** What the programme team asked the company in the review that continues. */
export interface ModelQuestion {
  readonly askedAt: number
  readonly dueAt: number
  readonly isAnswered: boolean
  /** Whether the date has passed; only for the times at which the tables are looked at. */
  readonly hasEnded?: boolean
}
export interface LifeState {
  readonly company: 'APPROVED' | 'PENDING_APPROVAL' | 'REJECTED'
  /** The latest one. */
  readonly question: ModelQuestion | null
  /** Whether the company replied to any of them. */
  readonly hasReply: boolean
  /** Whether an approval granted the first credits: not that of a company that begins approved. */
  readonly hasFirstCredits: boolean
  readonly plan: 'ACTIVE' | 'PAUSED' | 'ARCHIVED'
  /** Whether the plan for the bystander is paused, which no one resumes. */
  readonly isOtherPlanPaused: boolean
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
  /** When interests in this plan ended without a reply. */
  readonly unansweredAt: readonly number[]
  readonly noShows: readonly { readonly side: Side; readonly isExplained: boolean }[]
}

/**
 * The expected result of an action. `unchanged`: the specification does not say whether it is
 * rejected, but nothing may change. `skip`: the specification says too little to test it.
 */
export type Outcome =
  | { readonly kind: 'allowed'; readonly next: LifeState }
  | { readonly kind: 'refused'; readonly statuses: readonly number[] }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'skip' }

export const toAllowedOutcome = (next: LifeState): Outcome => ({ kind: 'allowed', next })
export const toRefusedOutcome = (...statuses: number[]): Outcome => ({ kind: 'refused', statuses })
export const conflictOutcome = toRefusedOutcome(409)
export const unchangedOutcome: Outcome = { kind: 'unchanged' }
export const skippedOutcome: Outcome = { kind: 'skip' }

/**
 * Whether the batch ends within four weeks: no offer can follow, so proposals and interest are
 * rejected.
 */
export const isModelPlacementOver = (life: LifeState, at: number): boolean =>
  at >= life.batchEndsAt - 28 * modelDayMs

const endedStages: readonly ModelStage[] = ['HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED']
const isOpen = (candidature: CandidatureState): boolean => !endedStages.includes(candidature.stage)

/** Returns the open candidature, if any. */
export function findModelCandidature(life: LifeState): CandidatureState | undefined {
  const last = life.candidatures.at(-1)
  return last && isOpen(last) ? last : undefined
}

/** Changes the newest candidature. */
export const changeLastCandidature = (
  life: LifeState,
  change: Partial<CandidatureState>,
): LifeState => changeCandidature(life, life.candidatures.length - 1, change)

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

export const modelOpenInterviewStatuses: readonly ModelInterviewStatus[] = [
  'AWAITING_CONFIRMATION',
  'CONFIRMED',
  'RESCHEDULE_REQUESTED_BY_HC',
  'RESCHEDULE_REQUESTED_BY_INTERN',
]
export const modelOpenOfferStatuses: readonly ModelOfferStatus[] = [
  'DRAFT',
  'NEEDS_REVISION',
  'IN_REVIEW',
  'OFFERED',
]
const interviewMinutes = 30
export const getInterviewEnd = (startsAt: number): number => startsAt + interviewMinutes * 60_000

/** An unexplained missed interview prevents new proposals and interest. */
export const canBookInterview = (life: LifeState): boolean =>
  life.company === 'APPROVED' &&
  life.application === 'APPROVED' &&
  life.noShows.every(({ isExplained }) => isExplained)

export const countTakenOpenings = (life: LifeState): number =>
  life.candidatures
    .flatMap(({ offers }) => offers)
    .filter(({ status }) => ['IN_REVIEW', 'OFFERED', 'ACCEPTED_BY_CANDIDATE'].includes(status))
    .length - (life.internship?.status === 'CANCELLED' ? 1 : 0)
