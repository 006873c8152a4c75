import type { Badge } from '../tones.ts'

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

/** "Any of those four": still ahead, with something to agree or agreed. */
export const liveInterviewStatuses = [
  'AWAITING_CONFIRMATION',
  'CONFIRMED',
  'RESCHEDULE_REQUESTED_BY_HC',
  'RESCHEDULE_REQUESTED_BY_INTERN',
] as const satisfies readonly InterviewStatus[]

/** A proposal is out and nobody has taken it yet: these can lapse. */
export const proposedInterviewStatuses = [
  'AWAITING_CONFIRMATION',
  'RESCHEDULE_REQUESTED_BY_HC',
  'RESCHEDULE_REQUESTED_BY_INTERN',
] as const satisfies readonly InterviewStatus[]

/** The seeds' words for each status, as shown. */
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
} as const satisfies Readonly<Record<InterviewStatus, Badge>>

/** Instead of "in past", where one side says that the other did not come. */
export const claimBadges = {
  claimed: { text: 'interviews.claim.claimed', tone: 'amber' },
  contested: { text: 'interviews.claim.contested', tone: 'violet' },
} as const satisfies Readonly<Record<string, Badge>>
