import { type Day, dayMs, type Instant, minuteMs, toLocalDay } from '@fledge/kernel/dates.ts'
import { privacyResponseDays } from '../privacy/types.ts'

/**
 * Grace period before a requested account deletion, in milliseconds, in case the owner comes back
 * (docs/decisions/0017).
 */
export const eraseAfterMs = 14 * dayMs

/**
 * Returns when a request counts as made that arrived by letter on a day, in UTC: the 30 days of the
 * law run from then.
 */
export const toRequestTime = (receivedOn: Day, now: Date): Instant =>
  receivedOn === toLocalDay(now, 'UTC') ? now.toISOString() : `${receivedOn}T00:00:00.000Z`

/**
 * Returns when an account is erased whose owner asked for it at a time: after the grace period, but
 * within the days that the law gives, and now at the earliest.
 */
export function getErasureTime(requestedAt: Instant, now: Date): Instant {
  const lawful = Date.parse(requestedAt) + privacyResponseDays * dayMs
  const wanted = Math.min(now.getTime() + eraseAfterMs, lawful)
  return new Date(Math.max(now.getTime(), wanted)).toISOString()
}

/** How long a copy of someone's data can be downloaded after it was prepared, in milliseconds. */
export const exportValidMs = 10 * minuteMs

/** How long a manager can look at the product as someone else sees it, in milliseconds. */
export const accountViewMs = 30 * minuteMs

/**
 * Days in which someone whose accounts were merged is asked to object. The account that was closed is
 * not erased with the other one before they are over.
 */
export const mergeQuestionDays = 30

export const appealRule = {
  /** Days for which the link to appeal against a ban is valid. */
  linkDays: { min: 14, max: 180, usual: 30 },
  /** Days in which the programme team decides. */
  decisionDays: { min: 2, max: 30, usual: 7 },
  /** How many appeals are accepted from one network in an hour; most are attempts with wrong links. */
  perNetworkAnHour: 10,
  maxLength: 2000,
} as const
