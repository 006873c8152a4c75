/** Decisions of the review desk that take effect only after the time in which they can be undone. */
export const pendingActNames = [
  'approveApplication',
  'requestChanges',
  'rejectApplication',
] as const
export type PendingActName = (typeof pendingActNames)[number]

export const pendingActOutcomes = ['DONE', 'UNDONE', 'FAILED'] as const
export type PendingActOutcome = (typeof pendingActOutcomes)[number]

/** Kinds of waits that such a decision ends. */
export const pendingActKinds = ['APPLICATION'] as const
export type PendingActKind = (typeof pendingActKinds)[number]
