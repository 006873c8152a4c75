import {
  day,
  dayIn,
  hour,
  type Instant,
  minute,
  plusWorkingDays,
  formatDate,
  toWorkingTime,
} from '@fledge/kernel/dates.ts'
import { overlaps, type Span } from '../spans.ts'
import { type InterviewStatus, liveInterviewStatuses, proposedInterviewStatuses } from './types.ts'

/** Proposed times: how many, how far ahead, on which grid, how long (spec/states.md, "Interview"). */
export const slotRule = {
  min: 1,
  max: 5,
  usual: 3,
  aheadMs: 24 * hour,
  withinMs: 30 * day,
  gridMinutes: 15,
  minMinutes: 15,
  maxMinutes: 90,
  usualMinutes: 30,
} as const

/** Each side may ask for another time so often, and not this close to a confirmed one. */
export const rescheduleRule = { times: 2, lastMs: 24 * hour } as const

/** Refusals past which the programme team helps. */
const teamHelps: readonly string[] = ['interviews.refused.movedTwice', 'interviews.refused.tooLate']

/** Whether the programme team is offered beside this refusal. @param because key of the sentence */
export function isForTeam(because: string | true): boolean {
  return because !== true && teamHelps.includes(because)
}

/** Nobody answered for so long: the interview becomes UNAVAILABLE. */
export const answerMs = 5 * day
/** A past interview counts as held when nobody claims a no-show for so long. */
export const settleMs = 7 * day
/** Until when both sides can say whether an interview took place. */
export const heldBy = (endsAt: Instant | null): Instant | null =>
  endsAt ? new Date(Date.parse(endsAt) + settleMs).toISOString() : null
/** A no-show claim can be contested for so many working days. */
export const contestWorkingDays = 2

export interface SlotProblem {
  /** Position in what was proposed; null for the whole list. */
  readonly index: number | null
  /** Key of the catalogue. */
  readonly because: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** The end of a slot of so many minutes. */
export function slotSpan(startsAt: Instant, minutes: number): Span {
  const start = Date.parse(startsAt)
  return { startsAt: new Date(start), endsAt: new Date(start + minutes * minute) }
}

function slotProblem(span: Span, now: Date): string | null {
  const ahead = span.startsAt.getTime() - now.getTime()
  if (Number.isNaN(ahead)) return 'interviews.slot.noTime'
  if (ahead < slotRule.aheadMs) return 'interviews.slot.tooSoon'
  if (ahead > slotRule.withinMs) return 'interviews.slot.tooFar'
  return span.startsAt.getTime() % (slotRule.gridMinutes * minute) === 0
    ? null
    : 'interviews.slot.offGrid'
}

const lastDayBefore = (endsAt: Instant) => dayIn(new Date(Date.parse(endsAt) - 1), 'UTC')

/** What is wrong with proposed times; an empty list is a yes. @param minutes length of each  @param placementEndsAt after it no offer can follow; null while the batch has no dates */
export function validateSlots(
  starts: readonly Instant[],
  minutes: number,
  now: Date,
  placementEndsAt: Instant | null = null,
): SlotProblem[] {
  const problems: SlotProblem[] = []
  if (starts.length < slotRule.min || starts.length > slotRule.max) {
    problems.push({
      index: null,
      because: 'interviews.slot.count',
      values: { min: slotRule.min, max: slotRule.max },
    })
  }
  const { minMinutes, maxMinutes, gridMinutes } = slotRule
  if (minutes < minMinutes || minutes > maxMinutes || minutes % gridMinutes !== 0) {
    problems.push({
      index: null,
      because: 'interviews.slot.length',
      values: { min: minMinutes, max: maxMinutes },
    })
  }
  const spans = starts.map((start) => slotSpan(start, minutes))
  spans.forEach((span, index) => {
    const because =
      slotProblem(span, now) ??
      (spans.slice(0, index).some((other) => overlaps(other, span))
        ? 'interviews.slot.overlaps'
        : null)
    if (because) problems.push({ index, because })
    else if (placementEndsAt !== null && span.endsAt.getTime() > Date.parse(placementEndsAt))
      problems.push({
        index,
        because: 'interviews.slot.afterPlacement',
        values: { day: formatDate(lastDayBefore(placementEndsAt)) },
      })
  })
  return problems
}

const among = (list: readonly InterviewStatus[], status: InterviewStatus) => list.includes(status)

/** Still ahead: one of the four live statuses. */
export function isLive(status: InterviewStatus): boolean {
  return among(liveInterviewStatuses, status)
}

/** A time is agreed and still ahead, or has begun. */
export function isAgreed(status: InterviewStatus): boolean {
  return status === 'CONFIRMED'
}

/** Nothing is agreed (any more): times are on offer. */
export function isProposed(status: InterviewStatus): boolean {
  return among(proposedInterviewStatuses, status)
}

/** Its time has passed and nobody has said yet what happened. */
export function isPast(status: InterviewStatus): boolean {
  return status === 'IN_PAST'
}

const lapsesAt = (proposedAt: Instant, starts: readonly Instant[]): number =>
  Math.min(Date.parse(proposedAt) + answerMs, Math.max(...starts.map((start) => Date.parse(start))))

/** Until when proposed times can be answered, the first or other ones: 5 days, or until the last of them begins where that is earlier. The proposal lapses then. */
export function proposalEndsAt(proposedAt: Instant, starts: readonly Instant[]): Date {
  return new Date(lapsesAt(proposedAt, starts))
}

/** The same of a state as the event log has it. */
export function wasPast(state: string | null): boolean {
  return state === 'IN_PAST'
}

/** Whether the clock should take `lapse`: 5 days without an answer, or the last time has passed. */
export function hasLapsed(
  status: InterviewStatus,
  proposedAt: Instant,
  starts: readonly Instant[],
  now: Date,
): boolean {
  return among(proposedInterviewStatuses, status) && lapsesAt(proposedAt, starts) <= now.getTime()
}

/** Whose answer a proposal that lapsed went without. */
export function silentSide(status: InterviewStatus): 'company' | 'intern' {
  return status === 'RESCHEDULE_REQUESTED_BY_INTERN' ? 'company' : 'intern'
}

/** Until when a no-show claim can be contested, in the zone of the one it is said of; one made at a weekend counts from Monday, 09:00. */
export function contestDueAt(claimedAt: Instant, zone: string): Date {
  return plusWorkingDays(toWorkingTime(claimedAt, zone), contestWorkingDays, zone)
}
