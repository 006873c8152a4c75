/**
 * Kinds of overdue items: a response the programme team owes, or a wait it has to end
 * (spec/states.md, Application).
 */
export const overdueKinds = [
  'APPLICATION',
  'OPINION',
  'COMPANY',
  'WAITING_LIST',
  'OFFER',
  'CLAIM',
  'NO_SHOW',
  'ACTION',
  'REPORT',
  'APPEAL',
  'DECISION',
  'PLACEMENT',
  'REFUND',
  'MESSAGE',
  'REPLY',
  'ERASURE',
  'BAN_APPEAL',
] as const
export type OverdueKind = (typeof overdueKinds)[number]

/**
 * Hours of the day, in the time zone of each operator, between which the daily digest is sent. Later,
 * the list itself is at hand.
 */
export const digestHours = { from: 7, to: 12 } as const
