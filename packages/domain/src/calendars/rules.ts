import { day, hour, minute } from '@fledge/kernel/dates.ts'
import { type DayHours, isWithinHours } from '../interviews/interview-slots.ts'
import { isAgreed } from '../interviews/rules.ts'
import type { InterviewStatus } from '../interviews/types.ts'
import type { Span } from '../spans.ts'
import type { ConnectionState } from './types.ts'

/** Time limit for completing the provider's consent. */
export const consentMs = 10 * minute
/** How long fetched busy times are fresh before they are fetched again. */
export const busyFreshMs = minute
/** How long the last fetched busy times are still used when they cannot be refreshed. */
export const busyKeptMs = hour
/** Maximum time that a list of interview times waits for calendars. */
export const busyDeadlineMs = 1500
/** Maximum duration of one event delivery. */
export const deliverDeadlineMs = 8000
/** How long delivery of an event is retried. */
const triedFor = 3 * day

/** Whether events and busy times are synchronised. */
export function isConnected(status: ConnectionState): boolean {
  return status === 'CONNECTED'
}

/** Whether the calendar must be reconnected before anything is synchronised. */
export function isBroken(status: ConnectionState): boolean {
  return status === 'BROKEN'
}

/**
 * Returns whether a calendar should contain an event for an interview in this status: only while a
 * time is agreed.
 */
export function eventWish(status: InterviewStatus): 'SET' | 'REMOVE' {
  return isAgreed(status) ? 'SET' : 'REMOVE'
}

/**
 * Returns when to retry an event delivery: after half a minute, then doubling up to one hour, and
 * never before the provider's Retry-After.
 * @param tries number of attempts so far, from 1
 * @param askedMs delay requested by Retry-After
 * @returns null after three days of attempts
 */
export function nextEventTry(
  wishedAt: Date,
  tries: number,
  now: Date,
  askedMs: number | null,
): Date | null {
  if (now.getTime() - wishedAt.getTime() >= triedFor) return null
  const own = Math.min((minute / 2) * 2 ** (Math.min(tries, 12) - 1), hour)
  return new Date(now.getTime() + Math.max(own, askedMs ?? 0))
}

/**
 * Returns fallback times when a calendar on the company's side cannot be read: the intern's hours
 * within the company's working hours, never the whole day.
 */
export function fallBack(slots: readonly Span[], hours: DayHours, zone: string): Span[] {
  return slots.filter((slot) => isWithinHours(slot, zone, hours))
}
