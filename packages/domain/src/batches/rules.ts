import { type Day, type Instant, plusDays } from '@fledge/kernel/dates.ts'
import type { BatchState, BatchStatus, ClosedPage } from './types.ts'

/** The stored facts of a batch; moments are ISO instants, null is still open. */
export interface BatchFacts {
  readonly status: BatchStatus
  readonly enrolmentOpensAt: Instant
  /** Registration closes here, before the campaign is over. */
  readonly enrolmentClosesAt: Instant
  /** The campaign is over: nobody is placed any more. */
  readonly campaignEndsAt: Instant
  readonly programStartsAt: Instant | null
  readonly programEndsAt: Instant | null
  readonly seats: number
}

const reached = (at: Instant | null, now: Date) => at !== null && Date.parse(at) <= now.getTime()

/** The state of a batch for those who want in: the first that holds, in the order of spec/states.md. */
export function batchState(batch: BatchFacts, seatsTaken: number, now: Date): BatchState {
  if (batch.status === 'DRAFT') return 'DRAFT'
  if (reached(batch.programEndsAt, now)) return 'ENDED'
  if (reached(batch.campaignEndsAt, now)) return 'EXPIRED'
  if (!reached(batch.enrolmentOpensAt, now)) return 'NOT_STARTED'
  if (seatsTaken >= batch.seats) return 'FULL'
  if (reached(batch.enrolmentClosesAt, now)) return 'CLOSED'
  if (batch.programStartsAt === null) return 'PROGRAM_NOT_STARTED'
  return 'OPEN'
}

/** RUNNING is a fact beside the state: the programme has started and not ended. */
export function isRunning(batch: BatchFacts, now: Date): boolean {
  return (
    batch.status === 'PUBLISHED' &&
    reached(batch.programStartsAt, now) &&
    !reached(batch.programEndsAt, now)
  )
}

const pages: Readonly<Record<BatchState, ClosedPage | null>> = {
  // A hidden batch is not known of: the same page as a code that matches nothing.
  DRAFT: 'no-active-program',
  ENDED: 'campaign-expired',
  EXPIRED: 'campaign-expired',
  NOT_STARTED: 'enrolment-not-started',
  FULL: 'registration-closed',
  CLOSED: 'registration-closed',
  PROGRAM_NOT_STARTED: 'program-not-started',
  OPEN: null,
}

/** The sign-up page that says why there is no registration now; null where there is. @param state null for a code that matches nothing */
export function closedPage(state: BatchState | null): ClosedPage | null {
  return state === null ? 'no-active-program' : pages[state]
}

/** Whether a place can be taken now: only an OPEN batch, counted under lock by the caller. */
export function takesRegistrations(state: BatchState): boolean {
  return state === 'OPEN'
}

/** The last moment of a programme's last day. */
export const endOfDay = (on: Day): Instant => `${on}T23:59:59Z`

/** Days between the last day on which an internship can start and the end of its programme. */
export const placementDays = 28

/** The last day on which a place can be agreed: four weeks before the end, or an earlier day that an operator has set. */
export function placementDeadline(programmeEnd: Day | null, set: Day | null): Day | null {
  if (programmeEnd === null) return null
  const last = plusDays(programmeEnd, -placementDays)
  return set !== null && set < last ? set : last
}

/** Whether no place can be agreed in a batch any more. @param endsAt the first moment after its placement deadline; null while its dates are open */
export function isPlacementOver(endsAt: Instant | null, now: Date): boolean {
  return reached(endsAt, now)
}

/** A seat whose sign-up is not completed: its holder is told, and then it is released. */
export const seatRule = { remindAfterHours: 24, keepHours: 48 } as const
