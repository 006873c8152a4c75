import type { Instant } from '@fledge/kernel/dates.ts'
import {
  claimDeadline,
  type ClaimDeadline,
  type NoShowClaim,
  activeClaim,
} from '../interviews/no-show-claims.ts'
import { isPast, settleMs } from '../interviews/rules.ts'
import type { InterviewStatus } from '../interviews/types.ts'
import { responseDueAt, teamReviewDueAt } from '../response-deadlines.ts'
import { answerDueAt, countedFrom, isTimed, type StageDays } from './answer-deadlines.ts'
import { type CandidatureStage, offerableStages, openStages, type Turn } from './types.ts'

const among = (list: readonly CandidatureStage[], stage: CandidatureStage) => list.includes(stage)

/** Open is every stage but HIRED, DISQUALIFIED, WITHDRAWN and CLOSED. */
export function isOpen(stage: CandidatureStage): boolean {
  return among(openStages, stage)
}

/** Whether an offer can be sent at this stage. */
export function isOfferable(stage: CandidatureStage): boolean {
  return among(offerableStages, stage)
}

/** How fast a side usually answers: the median in whole hours, or null below three answers, which say nothing yet. */
export function usualAnswerHours(
  answers: readonly { askedAt: Instant; answeredAt: Instant }[],
): number | null {
  if (answers.length < 3) return null
  const hours = answers
    .map((one) => (Date.parse(one.answeredAt) - Date.parse(one.askedAt)) / 3_600_000)
    .toSorted((a, b) => a - b)
  const middle = hours.length / 2
  const low = hours[Math.ceil(middle) - 1] ?? 0
  const high = hours[Math.floor(middle)] ?? low
  return Math.round((low + high) / 2)
}

/** Interest is recorded on a shortlist that has none yet; any other open candidature stays as it is. */
export function takesInterest(stage: CandidatureStage, wasInterested: boolean): boolean {
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

const inInterview = (stage: CandidatureStage) =>
  stage === 'INTERVIEW_PROPOSED' || stage === 'INTERVIEW_SCHEDULED'

interface PastOrAhead {
  readonly status: InterviewStatus
  readonly claim: NoShowClaim | null
}

/** What a candidature waits for while somebody says that the other did not come: that comes before feedback. */
function claimAt(stage: CandidatureStage, interview: PastOrAhead | null): ClaimDeadline | null {
  const claim = interview && inInterview(stage) ? activeClaim(interview) : null
  return claim && claimDeadline(claim)
}

/** Whose answer a candidature waits for. A private shortlist waits for nobody. @param interview the newest one @param isKnown to the intern */
export function turnOf(
  stage: CandidatureStage,
  interview: PastOrAhead | null,
  isKnown: boolean,
): Turn {
  if (stage === 'SHORTLISTED' && !isKnown) return 'none'
  return (
    claimAt(stage, interview)?.turn ??
    (inInterview(stage) && interview ? interviewTurns[interview.status] : undefined) ??
    stageTurns[stage]
  )
}

/** What a wait is known by: the stage, its newest interview, the open offer. */
export interface Waiting extends StageDays {
  /** The newest one. */
  readonly interview:
    | (PastOrAhead & {
        readonly since: Instant
        readonly answerBy: Instant | null
        readonly endsAt: Instant | null
      })
    | null
  readonly offerAnswerBy: Instant | null
  /** Until when the intern who has paid is asked to confirm. */
  readonly confirmBy: Instant | null
}

/** Since when it is that side's turn: an interview moves it within a stage, one that took place at its end, and a claim that it did not when it is made or contested. */
export function turnSince({
  stage,
  stageSince,
  interestedAt,
  interview,
}: Pick<Waiting, 'stage' | 'stageSince' | 'interestedAt' | 'interview'>): Instant {
  const claim = claimAt(stage, interview)
  if (claim) return claim.since
  if (!interview || !inInterview(stage) || !interviewTurns[interview.status])
    return countedFrom(stage, stageSince, interestedAt)
  return isPast(interview.status) && interview.endsAt ? interview.endsAt : interview.since
}

/** Until when that answer is due, where it has a date; an agreed interview is due when it ends. */
export function turnDueAt(row: Waiting): Instant | null {
  const { stage, stageSince, interview } = row
  if (isTimed(stage)) return answerDueAt(row)?.toISOString() ?? null
  const claim = claimAt(stage, interview)
  if (claim) return claim.due
  if (inInterview(stage)) return interview && interviewDueAt(interview)
  if (stage === 'OFFER_IN_REVIEW') return teamReviewDueAt(stageSince).toISOString()
  if (stage === 'OFFER_ACCEPTED') return row.confirmBy ?? responseDueAt(stageSince).toISOString()
  return stage === 'OFFERED' ? row.offerAnswerBy : null
}

function interviewDueAt(interview: NonNullable<Waiting['interview']>): Instant | null {
  if (isPast(interview.status) && interview.endsAt)
    return new Date(Date.parse(interview.endsAt) + settleMs).toISOString()
  return interview.answerBy ?? interview.endsAt
}

const contactStages: readonly CandidatureStage[] = ['OFFER_ACCEPTED', 'HIRED']

/** A company reads an intern's email and phone once an offer is accepted (spec/product.md). The full name is its once an interview was agreed, which the candidature records (`name_visible_at`). */
export function isContactVisible(stage: CandidatureStage | null): boolean {
  return stage !== null && among(contactStages, stage)
}

/** "Adaeze N.", or the full name. */
export function displayName(first: string, last: string, isFull: boolean): string {
  const initial = [...last.trim()][0]
  return isFull || !initial ? `${first} ${last}`.trim() : `${first} ${initial.toUpperCase()}.`
}

/** Whether an intern is still to be suggested to this company: not to whom it talks already, nor who works there. @param stage of a candidature with it */
export function canBeSuggested(stage: CandidatureStage): boolean {
  return stage !== 'HIRED' && !isInProgress(stage)
}

/** Past the shortlist: an interview or an offer is under way, so that there is a page to go on from. */
export function isInProgress(stage: CandidatureStage): boolean {
  return isOpen(stage) && stage !== 'INTERESTED' && stage !== 'SHORTLISTED'
}
