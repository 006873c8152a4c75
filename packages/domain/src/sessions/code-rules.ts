import { day, minute } from '@fledge/kernel/dates.ts'

/** One-time codes (spec/product.md, "Sign-in and session"). */
export const codeRule = {
  digits: 6,
  livesMs: 10 * minute,
  tries: 5,
  /** A new one after so long. */
  waitMs: 30_000,
  perAddressAnHour: 5,
  perNetworkAnHour: 20,
} as const

/** Sessions: unused for so long, or so old, they end. */
export const sessionRule = { idleMs: 30 * day, mostMs: 90 * day } as const

/** Tokens in links: one that signs in lives short, one that only leads to the page a week. */
export const linkRule = { signInMs: 10 * minute, leadMs: 7 * day, remindMs: day } as const
