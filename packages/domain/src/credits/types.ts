export const creditKinds = ['GRANT', 'HOLD', 'SPEND', 'RELEASE'] as const
export type CreditKind = (typeof creditKinds)[number]

/** How a hold is settled. */
export type HoldEnd = 'SPEND' | 'RELEASE'
