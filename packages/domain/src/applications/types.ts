import type { BadgeContent } from '../tones.ts'

export const applicationStatuses = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'SUBMITTED',
  'IN_REVIEW',
  'CHANGES_REQUESTED',
  'APPROVED',
  'REJECTED',
  'ENROLLED',
  'COMPLETED',
  'NOT_PLACED',
  'WITHDRAWN',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Statuses in which sections may be saved. */
export const editableApplicationStatuses = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'CHANGES_REQUESTED',
] as const satisfies readonly ApplicationStatus[]

/** Final statuses; the intern can start another application. */
export const endedApplicationStatuses = [
  'REJECTED',
  'COMPLETED',
  'NOT_PLACED',
  'WITHDRAWN',
] as const satisfies readonly ApplicationStatus[]

export const isApplicationEnded = (status: ApplicationStatus): boolean =>
  endedApplicationStatuses.some((endedStatus) => endedStatus === status)

/** Statuses in which the programme team reviews the application and has announced a date. */
export const reviewableApplicationStatuses = [
  'SUBMITTED',
  'IN_REVIEW',
] as const satisfies readonly ApplicationStatus[]

export const isReviewable = (status: ApplicationStatus): boolean =>
  reviewableApplicationStatuses.some((reviewable) => reviewable === status)

/** Statuses before the first submission. */
const unsubmittedApplicationStatuses = [
  'NOT_STARTED',
  'IN_PROGRESS',
] as const satisfies readonly ApplicationStatus[]

export const isApplicationUnsubmitted = (status: ApplicationStatus): boolean =>
  unsubmittedApplicationStatuses.some((unsubmitted) => unsubmitted === status)

/** Statuses without a decision yet; the end of the batch withdraws these. */
export const undecidedApplicationStatuses = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'SUBMITTED',
  'IN_REVIEW',
  'CHANGES_REQUESTED',
] as const satisfies readonly ApplicationStatus[]

/**
 * Statuses in which the application takes a seat of its batch; rejecting or withdrawing it frees
 * the seat.
 */
export const seatedApplicationStatuses = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'SUBMITTED',
  'IN_REVIEW',
  'CHANGES_REQUESTED',
  'APPROVED',
  'ENROLLED',
  'COMPLETED',
  'NOT_PLACED',
] as const satisfies readonly ApplicationStatus[]

/** Final statuses without an internship that was completed. */
export const leftApplicationStatuses = [
  'REJECTED',
  'NOT_PLACED',
  'WITHDRAWN',
] as const satisfies readonly ApplicationStatus[]

export const applicationBadges = {
  NOT_STARTED: { text: 'applications.status.NOT_STARTED', tone: 'slate' },
  IN_PROGRESS: { text: 'applications.status.IN_PROGRESS', tone: 'amber' },
  SUBMITTED: { text: 'applications.status.SUBMITTED', tone: 'blue' },
  IN_REVIEW: { text: 'applications.status.IN_REVIEW', tone: 'violet' },
  CHANGES_REQUESTED: { text: 'applications.status.CHANGES_REQUESTED', tone: 'amber' },
  APPROVED: { text: 'applications.status.APPROVED', tone: 'teal' },
  REJECTED: { text: 'applications.status.REJECTED', tone: 'red' },
  ENROLLED: { text: 'applications.status.ENROLLED', tone: 'teal' },
  COMPLETED: { text: 'applications.status.COMPLETED', tone: 'teal' },
  NOT_PLACED: { text: 'applications.status.NOT_PLACED', tone: 'slate' },
  WITHDRAWN: { text: 'applications.status.WITHDRAWN', tone: 'slate' },
} as const satisfies Readonly<Record<ApplicationStatus, BadgeContent>>
