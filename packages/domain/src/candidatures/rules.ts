import type { Instant } from '@fledge/kernel/dates.ts'
import {
  claimDeadline,
  type ClaimDeadline,
  type NoShowClaim,
  activeClaim,
} from '../interviews/no-show-claims.ts'
import { isPastInterview, settleMs } from '../interviews/rules.ts'
import type { InterviewStatus } from '../interviews/types.ts'
import { responseDueAt, reviewDays, teamReviewDueAt } from '../response-deadlines.ts'
import {
  getStageResponseDueAt,
  getStageCountingStart,
  isTimedStage,
  type StageDeadlineFacts,
} from './stage-deadlines.ts'
import { type CandidatureStage, offerableStages, openStages, type Turn } from './types.ts'

const isAmong = (list: readonly CandidatureStage[], stage: CandidatureStage) => list.includes(stage)

/** Whether the stage is open: every stage except HIRED, DISQUALIFIED, WITHDRAWN and CLOSED. */
export function isOpenStage(stage: CandidatureStage): boolean {
  return isAmong(openStages, stage)
}

/** Whether an offer can be sent at this stage. */
export function isOfferableStage(stage: CandidatureStage): boolean {
  return isAmong(offerableStages, stage)
}

/**
 * Returns a side's median response time in whole hours, or null below three responses, which are
 * too few to tell.
 */
export function getMedianResponseHours(
  answers: readonly { askedAt: Instant; answeredAt: Instant }[],
): number | null {
  if (answers.length < 3) return null
  const hours = answers
    .map((answer) => (Date.parse(answer.answeredAt) - Date.parse(answer.askedAt)) / 3_600_000)
    .toSorted((a, b) => a - b)
  const middle = hours.length / 2
  const lower = hours[Math.ceil(middle) - 1] ?? 0
  const upper = hours[Math.floor(middle)] ?? lower
  return Math.round((lower + upper) / 2)
}

/**
 * Whether interest can be recorded: only on a shortlist without interest. Any other open
 * candidature stays as it is.
 */
export function canRecordInterest(stage: CandidatureStage, wasInterested: boolean): boolean {
  return stage === 'SHORTLISTED' && !wasInterested
}

const interviewTurns: Partial<Record<InterviewStatus, Turn>> = {
  AWAITING_CONFIRMATION: 'intern',
  RESCHEDULE_REQUESTED_BY_HC: 'intern',
  RESCHEDULE_REQUESTED_BY_INTERN: 'company',
  CONFIRMED: 'both',
  IN_PAST: 'company',
}
const stageTurns: Readonly<Record<CandidatureStage, Turn>> = {
  INTERESTED: 'company',
  SHORTLISTED: 'company',
  INTERVIEW_PROPOSED: 'intern',
  INTERVIEW_SCHEDULED: 'both',
  INTERVIEWED: 'company',
  OFFER_IN_REVIEW: 'operator',
  OFFERED: 'intern',
  OFFER_ACCEPTED: 'intern',
  OFFER_DECLINED: 'company',
  OFFER_EXPIRED: 'company',
  HIRED: 'none',
  DISQUALIFIED: 'none',
  WITHDRAWN: 'none',
  CLOSED: 'none',
}

const isInterviewStage = (stage: CandidatureStage) =>
  stage === 'INTERVIEW_PROPOSED' || stage === 'INTERVIEW_SCHEDULED'

interface InterviewTurnFacts {
  readonly status: InterviewStatus
  readonly claim: NoShowClaim | null
}

/**
 * Returns the pending deadline of a missed-interview claim, which takes precedence over feedback.
 */
function getStageClaimDeadline(
  stage: CandidatureStage,
  interview: InterviewTurnFacts | null,
): ClaimDeadline | null {
  const claim = interview && isInterviewStage(stage) ? activeClaim(interview) : null
  return claim && claimDeadline(claim)
}

/**
 * Returns whose turn a candidature is. A private shortlist is no one's turn.
 * @param interview the newest one
 * @param isKnown whether the intern knows of the candidature
 */
export function getCandidatureTurn(
  stage: CandidatureStage,
  interview: InterviewTurnFacts | null,
  isKnown: boolean,
): Turn {
  if (stage === 'SHORTLISTED' && !isKnown) return 'none'
  return (
    getStageClaimDeadline(stage, interview)?.turn ??
    (isInterviewStage(stage) && interview ? interviewTurns[interview.status] : undefined) ??
    stageTurns[stage]
  )
}

/** Facts for the turn of a candidature: stage, newest interview and open offer. */
export interface CandidatureTurnFacts extends StageDeadlineFacts {
  /** The newest interview. */
  readonly interview:
    | (InterviewTurnFacts & {
        readonly since: Instant
        readonly answerBy: Instant | null
        readonly endsAt: Instant | null
      })
    | null
  readonly offerAnswerBy: Instant | null
  /** Working days in which the programme team reviews the offer; null without one in review. */
  readonly offerReviewDays: number | null
  /** Confirmation deadline of an intern who has paid. */
  readonly confirmBy: Instant | null
}

/**
 * Returns since when it is that side's turn. Within a stage, an interview restarts the turn: a held
 * one at its end, a missed-interview claim when it is made or disputed.
 */
export function getTurnSince({
  stage,
  stageSince,
  interestedAt,
  interview,
}: Pick<CandidatureTurnFacts, 'stage' | 'stageSince' | 'interestedAt' | 'interview'>): Instant {
  const claim = getStageClaimDeadline(stage, interview)
  if (claim) return claim.since
  if (!interview || !isInterviewStage(stage) || !interviewTurns[interview.status])
    return getStageCountingStart(stage, stageSince, interestedAt)
  return isPastInterview(interview.status) && interview.endsAt ? interview.endsAt : interview.since
}

/**
 * Returns the deadline of the current turn, or null if it has none. An agreed interview is due when
 * it ends.
 */
export function getTurnDueAt(row: CandidatureTurnFacts): Instant | null {
  const { stage, stageSince, interview } = row
  if (isTimedStage(stage)) return getStageResponseDueAt(row)?.toISOString() ?? null
  const claim = getStageClaimDeadline(stage, interview)
  if (claim) return claim.due
  if (isInterviewStage(stage)) return interview && getInterviewDueAt(interview)
  if (stage === 'OFFER_IN_REVIEW')
    return teamReviewDueAt(stageSince, row.offerReviewDays ?? reviewDays.usual).toISOString()
  if (stage === 'OFFER_ACCEPTED') return row.confirmBy ?? responseDueAt(stageSince).toISOString()
  return stage === 'OFFERED' ? row.offerAnswerBy : null
}

function getInterviewDueAt(
  interview: NonNullable<CandidatureTurnFacts['interview']>,
): Instant | null {
  if (isPastInterview(interview.status) && interview.endsAt)
    return new Date(Date.parse(interview.endsAt) + settleMs).toISOString()
  return interview.answerBy ?? interview.endsAt
}

const contactStages: readonly CandidatureStage[] = ['OFFER_ACCEPTED', 'HIRED']

/**
 * Whether a company sees an intern's email and phone: once an offer is accepted (spec/product.md).
 * The full name is visible once an interview was agreed, recorded in `name_visible_at`.
 */
export function isContactVisible(stage: CandidatureStage | null): boolean {
  return stage !== null && isAmong(contactStages, stage)
}

/** Returns "Adaeze N.", or the full name. */
export function displayName(first: string, last: string, isFull: boolean): string {
  const initial = [...last.trim()][0]
  return isFull || !initial ? `${first} ${last}`.trim() : `${first} ${initial.toUpperCase()}.`
}

/**
 * Whether an intern can still be suggested to this company: not if the two are already in contact
 * or the intern works there.
 * @param stage stage of a candidature with the company
 */
export function canBeSuggested(stage: CandidatureStage): boolean {
  return stage !== 'HIRED' && !isInProgress(stage)
}

/**
 * Whether the candidature is past the shortlist: an interview or offer is in progress, so it has a
 * page to continue from.
 */
export function isInProgress(stage: CandidatureStage): boolean {
  return isOpenStage(stage) && stage !== 'INTERESTED' && stage !== 'SHORTLISTED'
}
