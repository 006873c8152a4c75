import { dayMs } from '@fledge/kernel/dates.ts'

/**
 * Grace period before a requested account deletion, in milliseconds, in case the owner comes back
 * (docs/decisions/0017).
 */
export const eraseAfterMs = 14 * dayMs

export const appealRule = {
  /** How long the link to appeal against a ban is valid. */
  linkMs: 30 * dayMs,
  /** Days in which the programme team decides. */
  decisionDays: 7,
  /** How many appeals are accepted from one network in an hour; most are attempts with wrong links. */
  perNetworkAnHour: 10,
  maxLength: 2000,
} as const
