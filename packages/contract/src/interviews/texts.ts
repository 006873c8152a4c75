export const interviewsTexts = {
  // The seeds' wording, seed 000 §4, as shown.
  'interviews.status.AWAITING_CONFIRMATION': 'Awaiting confirmation',
  'interviews.status.CONFIRMED': 'Confirmed / Scheduled',
  'interviews.status.RESCHEDULE_REQUESTED_BY_HC': 'Reschedule requested by HC',
  'interviews.status.RESCHEDULE_REQUESTED_BY_INTERN': 'Reschedule requested by Intern',
  'interviews.status.COMPLETED': 'Interviewed',
  'interviews.status.IN_PAST': 'Interview in past',
  'interviews.status.CANCELLED_BY_HC': 'Cancelled',
  'interviews.status.CANCELLED_BY_INTERN': 'Declined',
  'interviews.status.REJECTED': 'Rejected',
  'interviews.status.UNAVAILABLE': 'Unavailable',
} as const
