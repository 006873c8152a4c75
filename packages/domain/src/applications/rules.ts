import type { Instant } from '@fledge/kernel/dates.ts'
import { applicationMachine } from './machine.ts'
import {
  type ApplicationStatus,
  seatedApplicationStatuses,
  undecidedApplicationStatuses,
} from './types.ts'

/** What the end of the batch does with an application: nothing where an offer is accepted, or where it has ended already. */
export function moveAtBatchEnd(
  status: ApplicationStatus,
  hasAccepted: boolean,
): 'endBatch' | 'notPlaced' | null {
  if (undecidedApplicationStatuses.some((one) => one === status)) return 'endBatch'
  return status === 'APPROVED' && !hasAccepted ? 'notPlaced' : null
}

/** Whether the seat is free for someone else. */
export const freesSeat = (status: ApplicationStatus | null): boolean =>
  !seatedApplicationStatuses.some((one) => one === status)

/** Enrolled, and the internship is not over. */
export const isEnrolledNow = (status: ApplicationStatus): boolean =>
  status === applicationMachine.transitions.enrol.to

/** How the programme team withdraws it: after enrolment the internship ends with it. */
export const withdrawalMove = (status: ApplicationStatus): 'leave' | 'withdraw' =>
  isEnrolledNow(status) ? 'leave' : 'withdraw'

/** Whether the programme team has approved it, whatever became of it later. */
export const wasApproved = (status: ApplicationStatus, decidedAt: Instant | null): boolean =>
  decidedAt !== null && status !== 'REJECTED'

const asked: Partial<Record<ApplicationStatus, 'apply' | 'change' | 'team' | 'place'>> = {
  NOT_STARTED: 'apply',
  IN_PROGRESS: 'apply',
  CHANGES_REQUESTED: 'change',
  SUBMITTED: 'team',
  IN_REVIEW: 'team',
  APPROVED: 'place',
}

/** What is due of an application: to submit it, to change it, the programme team's answer, or a place; nothing once it has ended. */
export const askOf = (status: ApplicationStatus) => asked[status] ?? null
