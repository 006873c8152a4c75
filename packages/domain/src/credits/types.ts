export const creditKinds = ['GRANT', 'HOLD', 'SPEND', 'RELEASE'] as const
export type CreditKind = (typeof creditKinds)[number]

/** How a hold ends: exactly one of these. */
export type HoldEnd = 'SPEND' | 'RELEASE'
