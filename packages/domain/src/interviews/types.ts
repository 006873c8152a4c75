import type { BadgeContent } from '../tones.ts'

export const interviewStatuses = [
  'AWAITING_CONFIRMATION',
  'CONFIRMED',
  'RESCHEDULE_REQUESTED_BY_HC',
  'RESCHEDULE_REQUESTED_BY_INTERN',
  'COMPLETED',
  'IN_PAST',
  'CANCELLED_BY_HC',
  'CANCELLED_BY_INTERN',
  'REJECTED',
  'UNAVAILABLE',
] as const
export type InterviewStatus = (typeof interviewStatuses)[number]

/** The four live statuses: something is agreed or still to be agreed. */
export const liveInterviewStatuses = [
  'AWAITING_CONFIRMATION',
  'CONFIRMED',
  'RESCHEDULE_REQUESTED_BY_HC',
  'RESCHEDULE_REQUESTED_BY_INTERN',
] as const satisfies readonly InterviewStatus[]

/** Statuses of a proposal without a response, which can lapse. */
export const proposedInterviewStatuses = [
  'AWAITING_CONFIRMATION',
  'RESCHEDULE_REQUESTED_BY_HC',
  'RESCHEDULE_REQUESTED_BY_INTERN',
] as const satisfies readonly InterviewStatus[]

/** Statuses of an agreed time that was not cancelled: to come, over, or held. */
export const agreedInterviewStatuses = [
  'CONFIRMED',
  'IN_PAST',
  'COMPLETED',
] as const satisfies readonly InterviewStatus[]

/** Badge of each status in the seeds' words. */
export const interviewBadges = {
  AWAITING_CONFIRMATION: { text: 'interviews.status.AWAITING_CONFIRMATION', tone: 'amber' },
  CONFIRMED: { text: 'interviews.status.CONFIRMED', tone: 'teal' },
  RESCHEDULE_REQUESTED_BY_HC: {
    text: 'interviews.status.RESCHEDULE_REQUESTED_BY_HC',
    tone: 'violet',
  },
  RESCHEDULE_REQUESTED_BY_INTERN: {
    text: 'interviews.status.RESCHEDULE_REQUESTED_BY_INTERN',
    tone: 'violet',
  },
  COMPLETED: { text: 'interviews.status.COMPLETED', tone: 'blue' },
  IN_PAST: { text: 'interviews.status.IN_PAST', tone: 'slate' },
  CANCELLED_BY_HC: { text: 'interviews.status.CANCELLED_BY_HC', tone: 'red' },
  CANCELLED_BY_INTERN: { text: 'interviews.status.CANCELLED_BY_INTERN', tone: 'red' },
  REJECTED: { text: 'interviews.status.REJECTED', tone: 'red' },
  UNAVAILABLE: { text: 'interviews.status.UNAVAILABLE', tone: 'slate' },
} as const satisfies Readonly<Record<InterviewStatus, BadgeContent>>

/** Badges shown instead of "in past" while a no-show is claimed. */
export const claimBadges = {
  claimed: { text: 'interviews.claim.claimed', tone: 'amber' },
  contested: { text: 'interviews.claim.contested', tone: 'violet' },
} as const satisfies Readonly<Record<string, BadgeContent>>
