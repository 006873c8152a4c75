/** What can be late: an answer that the programme team owes, or a wait that it has to end (spec/states.md, Application). */
export const overdueKinds = [
  'APPLICATION',
  'COMPANY',
  'WAITING_LIST',
  'OFFER',
  'CLAIM',
  'NO_SHOW',
  'ACTION',
  'DECISION',
  'PLACEMENT',
] as const
export type OverdueKind = (typeof overdueKinds)[number]

/** From this hour of the day on (UTC) the digest is sent, once a day. */
export const digestHour = 7
