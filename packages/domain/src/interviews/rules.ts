import {
  dayMs,
  toLocalDay,
  hourMs,
  type Instant,
  minuteMs,
  addWorkingDays,
  formatDate,
  toWorkingInstant,
} from '@fledge/kernel/dates.ts'
import { isOverlapping, type TimeSpan } from '../spans.ts'
import { type InterviewStatus, liveInterviewStatuses, proposedInterviewStatuses } from './types.ts'

/**
 * Limits of proposed times: number, how far ahead, grid and length (spec/states.md, "Interview").
 */
export const slotRule = {
  min: 1,
  max: 5,
  usual: 3,
  aheadMs: 24 * hourMs,
  withinMs: 30 * dayMs,
  gridMinutes: 15,
  minMinutes: 15,
  maxMinutes: 90,
  usualMinutes: 30,
} as const

/** How often each side may reschedule, and how close to a confirmed time. */
export const rescheduleRule = { times: 2, lastMs: 24 * hourMs } as const

/** Denials after which the programme team can help. */
const teamHelpKeys: readonly string[] = [
  'interviews.refused.movedTwice',
  'interviews.refused.tooLate',
]

/**
 * Whether to offer the programme team's help next to this denial.
 * @param permission its message key
 */
export function canTeamHelp(permission: string | true): boolean {
  return permission !== true && teamHelpKeys.includes(permission)
}

/** Time without a response after which the interview becomes UNAVAILABLE. */
export const proposalResponseMs = 5 * dayMs
/** Time without a no-show claim after which a past interview counts as held. */
export const settleMs = 7 * dayMs
/** Returns until when both sides can confirm that an interview took place. */
export const getHeldDueAt = (endsAt: Instant | null): Instant | null =>
  endsAt ? new Date(Date.parse(endsAt) + settleMs).toISOString() : null
/** Working days in which a no-show claim can be disputed. */
export const contestWorkingDays = 2

export interface SlotError {
  /** Position in the proposed list; null if the error concerns the whole list. */
  readonly index: number | null
  /** Catalogue key. */
  readonly messageKey: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** Returns the span of a slot with a given length in minutes. */
export function toSlotSpan(startsAt: Instant, minutes: number): TimeSpan {
  const start = Date.parse(startsAt)
  return { startsAt: new Date(start), endsAt: new Date(start + minutes * minuteMs) }
}

function validateSlot(span: TimeSpan, now: Date): string | null {
  const ahead = span.startsAt.getTime() - now.getTime()
  if (Number.isNaN(ahead)) return 'interviews.slot.noTime'
  if (ahead < slotRule.aheadMs) return 'interviews.slot.tooSoon'
  if (ahead > slotRule.withinMs) return 'interviews.slot.tooFar'
  return span.startsAt.getTime() % (slotRule.gridMinutes * minuteMs) === 0
    ? null
    : 'interviews.slot.offGrid'
}

const getLastDayBefore = (endsAt: Instant) => toLocalDay(new Date(Date.parse(endsAt) - 1), 'UTC')

/**
 * Validates proposed times. Returns an empty list if all are valid.
 * @param minutes length of each
 * @param placementEndsAt after it no offer can follow; null while the batch has no dates
 */
export function validateSlots(
  starts: readonly Instant[],
  minutes: number,
  now: Date,
  placementEndsAt: Instant | null = null,
): SlotError[] {
  const problems: SlotError[] = []
  if (starts.length < slotRule.min || starts.length > slotRule.max) {
    problems.push({
      index: null,
      messageKey: 'interviews.slot.count',
      values: { min: slotRule.min, max: slotRule.max },
    })
  }
  const { minMinutes, maxMinutes, gridMinutes } = slotRule
  if (minutes < minMinutes || minutes > maxMinutes || minutes % gridMinutes !== 0) {
    problems.push({
      index: null,
      messageKey: 'interviews.slot.length',
      values: { min: minMinutes, max: maxMinutes },
    })
  }
  const spans = starts.map((start) => toSlotSpan(start, minutes))
  spans.forEach((span, index) => {
    const messageKey =
      validateSlot(span, now) ??
      (spans.slice(0, index).some((other) => isOverlapping(other, span))
        ? 'interviews.slot.overlaps'
        : null)
    if (messageKey) problems.push({ index, messageKey })
    else if (placementEndsAt !== null && span.endsAt.getTime() > Date.parse(placementEndsAt))
      problems.push({
        index,
        messageKey: 'interviews.slot.afterPlacement',
        values: { day: formatDate(getLastDayBefore(placementEndsAt)) },
      })
  })
  return problems
}

const isAmong = (list: readonly InterviewStatus[], status: InterviewStatus) => list.includes(status)

/** Whether the interview is in the future or in progress: one of the four live statuses. */
export function isLiveInterview(status: InterviewStatus): boolean {
  return isAmong(liveInterviewStatuses, status)
}

/** Whether a time is agreed and the interview is in the future or in progress. */
export function isAgreedInterview(status: InterviewStatus): boolean {
  return status === 'CONFIRMED'
}

/** Whether times are proposed and none is agreed. */
export function isProposedInterview(status: InterviewStatus): boolean {
  return isAmong(proposedInterviewStatuses, status)
}

/** Whether its time has passed and neither side has reported the outcome yet. */
export function isPastInterview(status: InterviewStatus): boolean {
  return status === 'IN_PAST'
}

const getLapseTime = (proposedAt: Instant, starts: readonly Instant[]): number =>
  Math.min(
    Date.parse(proposedAt) + proposalResponseMs,
    Math.max(...starts.map((start) => Date.parse(start))),
  )

/**
 * Returns when a proposal lapses, initial or rescheduled: after 5 days, or when the last of its
 * times begins if earlier.
 */
export function getProposalEnd(proposedAt: Instant, starts: readonly Instant[]): Date {
  return new Date(getLapseTime(proposedAt, starts))
}

/** Like `isPastInterview`, for a state in the event log. */
export function wasPastInterview(state: string | null): boolean {
  return state === 'IN_PAST'
}

/**
 * Whether the clock should take `lapse`: no response by the deadline.
 * @param answerBy `getProposalEnd`, or later if the programme team gave more time
 */
export function hasProposalLapsed(
  status: InterviewStatus,
  answerBy: Instant | null,
  now: Date,
): boolean {
  return (
    isAmong(proposedInterviewStatuses, status) &&
    answerBy !== null &&
    Date.parse(answerBy) <= now.getTime()
  )
}

/** Returns the last moment to which a reply can be put off: when the last of the times begins. */
export function getLatestAnswer(starts: readonly Instant[]): Instant {
  return new Date(Math.max(...starts.map((start) => Date.parse(start)))).toISOString()
}

/** Returns the side that did not respond to a lapsed proposal. */
export function getSilentSide(status: InterviewStatus): 'company' | 'intern' {
  return status === 'RESCHEDULE_REQUESTED_BY_INTERN' ? 'company' : 'intern'
}

/**
 * Returns until when a no-show claim can be disputed, in the zone of the accused side. A claim made
 * at a weekend counts from Monday, 09:00.
 */
export function getContestDueAt(claimedAt: Instant, zone: string): Date {
  return addWorkingDays(toWorkingInstant(claimedAt, zone), contestWorkingDays, zone)
}
