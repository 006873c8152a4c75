import type { Instant } from '@fledge/kernel/dates.ts'
import { applicationMachine } from './machine.ts'
import {
  type ApplicationStatus,
  seatedApplicationStatuses,
  undecidedApplicationStatuses,
} from './types.ts'

/**
 * Returns the transition of an application at the end of its batch, or null if an offer is accepted
 * or the application has already ended.
 */
export function getBatchEndTransition(
  status: ApplicationStatus,
  hasAccepted: boolean,
): 'endBatch' | 'notPlaced' | null {
  if (undecidedApplicationStatuses.some((undecidedStatus) => undecidedStatus === status))
    return 'endBatch'
  return status === 'APPROVED' && !hasAccepted ? 'notPlaced' : null
}

/** Whether the application leaves its seat free for another intern. */
export const isSeatFreed = (status: ApplicationStatus | null): boolean =>
  !seatedApplicationStatuses.some((seatedStatus) => seatedStatus === status)

/** Whether the intern is enrolled and the internship is not over. */
export const isCurrentlyEnrolled = (status: ApplicationStatus): boolean =>
  status === applicationMachine.transitions.enrol.to

/**
 * Returns the transition by which the programme team withdraws an application; after enrolment it
 * also ends the internship.
 */
export const getWithdrawalTransition = (status: ApplicationStatus): 'leave' | 'withdraw' =>
  isCurrentlyEnrolled(status) ? 'leave' : 'withdraw'

/** Whether the programme team ever approved the application, regardless of its current status. */
export const wasApproved = (status: ApplicationStatus, decidedAt: Instant | null): boolean =>
  decidedAt !== null && status !== 'REJECTED'

const nextActionByStatus: Partial<
  Record<ApplicationStatus, 'apply' | 'change' | 'team' | 'place'>
> = {
  NOT_STARTED: 'apply',
  IN_PROGRESS: 'apply',
  CHANGES_REQUESTED: 'change',
  SUBMITTED: 'team',
  IN_REVIEW: 'team',
  APPROVED: 'place',
}

/**
 * Returns what an application needs next: to be submitted, changed or reviewed, or a place. Returns
 * null once it has ended.
 */
export const getNextAction = (status: ApplicationStatus) => nextActionByStatus[status] ?? null
