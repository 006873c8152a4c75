import { type Day, type Instant, addDays } from '@fledge/kernel/dates.ts'
import type { BatchState, BatchStatus, ClosedPage } from './types.ts'

/** Stored facts of a batch. Times are ISO instants; null means not set yet. */
export interface BatchStateFacts {
  readonly status: BatchStatus
  readonly enrolmentOpensAt: Instant
  /** Registration closes at this time, before the campaign ends. */
  readonly enrolmentClosesAt: Instant
  /** The campaign ends at this time: no more placements after it. */
  readonly campaignEndsAt: Instant
  readonly programmeStartsAt: Instant | null
  readonly programmeEndsAt: Instant | null
  readonly seats: number
}

const hasPassed = (at: Instant | null, now: Date) => at !== null && Date.parse(at) <= now.getTime()

/**
 * Returns the state of a batch for prospective interns: the first that applies in the order of
 * spec/states.md.
 */
export function getBatchState(batch: BatchStateFacts, seatsTaken: number, now: Date): BatchState {
  if (batch.status === 'DRAFT') return 'DRAFT'
  if (hasPassed(batch.programmeEndsAt, now)) return 'ENDED'
  if (hasPassed(batch.campaignEndsAt, now)) return 'EXPIRED'
  if (!hasPassed(batch.enrolmentOpensAt, now)) return 'NOT_STARTED'
  if (seatsTaken >= batch.seats) return 'FULL'
  if (hasPassed(batch.enrolmentClosesAt, now)) return 'CLOSED'
  if (batch.programmeStartsAt === null) return 'PROGRAM_NOT_STARTED'
  return 'OPEN'
}

/** Whether the programme has started and not ended. RUNNING is separate from the state. */
export function isRunning(batch: BatchStateFacts, now: Date): boolean {
  return (
    batch.status === 'PUBLISHED' &&
    hasPassed(batch.programmeStartsAt, now) &&
    !hasPassed(batch.programmeEndsAt, now)
  )
}

const closedPageByState: Readonly<Record<BatchState, ClosedPage | null>> = {
  // A hidden batch gets the same page as an unknown code, so that its existence is not revealed.
  DRAFT: 'no-active-program',
  ENDED: 'campaign-expired',
  EXPIRED: 'campaign-expired',
  NOT_STARTED: 'enrolment-not-started',
  FULL: 'registration-closed',
  CLOSED: 'registration-closed',
  PROGRAM_NOT_STARTED: 'program-not-started',
  OPEN: null,
}

/**
 * Returns the sign-up page that explains why registration is unavailable, or null if it is
 * available.
 * @param state null for an unknown code
 */
export function getClosedPage(state: BatchState | null): ClosedPage | null {
  return state === null ? 'no-active-program' : closedPageByState[state]
}

/**
 * Whether a seat can be taken now: only in an OPEN batch, with seats counted under lock by the
 * caller.
 */
export function canTakeRegistrations(state: BatchState): boolean {
  return state === 'OPEN'
}

/** Returns the last second of a day in UTC. */
export const toEndOfDay = (day: Day): Instant => `${day}T23:59:59Z`

/** Days between the last possible start of an internship and the end of its programme. */
export const placementDeadlineDays = 28

/**
 * Returns the last day on which a place can be agreed: four weeks before the end, or an earlier day
 * set by an operator.
 */
export function getPlacementDeadline(programmeEnd: Day | null, set: Day | null): Day | null {
  if (programmeEnd === null) return null
  const last = addDays(programmeEnd, -placementDeadlineDays)
  return set !== null && set < last ? set : last
}

/**
 * Whether no more places can be agreed in a batch.
 * @param endsAt the first moment after the placement deadline; null while its dates are not set
 */
export function isPlacementOver(endsAt: Instant | null, now: Date): boolean {
  return hasPassed(endsAt, now)
}

/** Reminder and release times of a seat whose sign-up is not completed. */
export const seatRule = { remindAfterHours: 24, keepHours: 48 } as const
