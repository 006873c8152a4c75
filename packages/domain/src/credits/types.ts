export const creditKinds = ['GRANT', 'REVOKE', 'HOLD', 'SPEND', 'RELEASE'] as const
export type CreditKind = (typeof creditKinds)[number]

/** How a hold is settled. */
export type HoldEnd = 'SPEND' | 'RELEASE'
