import { dayMs, hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import { type DayHours, isWithinHours } from '../interviews/interview-slots.ts'
import { isAgreedInterview } from '../interviews/rules.ts'
import type { InterviewStatus } from '../interviews/types.ts'
import type { TimeSpan } from '../spans.ts'
import type { ConnectionState } from './types.ts'

/** Time limit for completing the provider's consent. */
export const consentMs = 10 * minuteMs
/** How long fetched busy times are fresh before they are fetched again. */
export const busyFreshMs = minuteMs
/** How long the last fetched busy times are still used when they cannot be refreshed. */
export const busyMaxAgeMs = hourMs
/** Maximum time that a list of interview times waits for calendars. */
export const busyTimeoutMs = 1500
/** Maximum duration of one event delivery. */
export const deliveryTimeoutMs = 8000
/** How long delivery of an event is retried. */
const deliverForMs = 3 * dayMs

/** Whether events and busy times are synchronised. */
export function isCalendarConnected(status: ConnectionState): boolean {
  return status === 'CONNECTED'
}

/** Whether the calendar must be reconnected before anything is synchronised. */
export function isCalendarBroken(status: ConnectionState): boolean {
  return status === 'BROKEN'
}

/**
 * Returns whether a calendar should contain an event for an interview in this status: only while a
 * time is agreed.
 */
export function getCalendarEventAction(status: InterviewStatus): 'SET' | 'REMOVE' {
  return isAgreedInterview(status) ? 'SET' : 'REMOVE'
}

/**
 * Returns when to retry an event delivery: after half a minute, then doubling up to one hour, and
 * never before the provider's Retry-After.
 * @param attemptCount number of attempts so far, from 1
 * @param retryAfterMs delay requested by Retry-After
 * @returns null after three days of attempts
 */
export function getNextEventAttempt(
  wishedAt: Date,
  attemptCount: number,
  now: Date,
  retryAfterMs: number | null,
): Date | null {
  if (now.getTime() - wishedAt.getTime() >= deliverForMs) return null
  const backoffMs = Math.min((minuteMs / 2) * 2 ** (Math.min(attemptCount, 12) - 1), hourMs)
  return new Date(now.getTime() + Math.max(backoffMs, retryAfterMs ?? 0))
}

/**
 * Returns fallback times when a calendar on the company's side cannot be read: the intern's hours
 * within the company's working hours, never the whole day.
 */
export function getFallbackSlots(
  slots: readonly TimeSpan[],
  hours: DayHours,
  zone: string,
): TimeSpan[] {
  return slots.filter((slot) => isWithinHours(slot, zone, hours))
}
