import { day, hour, minute } from '@fledge/kernel/dates.ts'
import { type DayHours, isWithinHours } from '../interviews/interview-slots.ts'
import { isAgreed } from '../interviews/rules.ts'
import type { InterviewStatus } from '../interviews/types.ts'
import type { Span } from '../spans.ts'
import type { ConnectionState } from './types.ts'

/** A consent has to come back within so long. */
export const consentMs = 10 * minute
/** Busy times that were read are used for so long before they are read again. */
export const busyFreshMs = minute
/** What was read last still counts for so long where it cannot be read anew. */
export const busyKeptMs = hour
/** A choice of times waits no longer than this for calendars. */
export const busyDeadlineMs = 1500
/** How long a delivery of an event may take. */
export const deliverDeadlineMs = 8000
/** An event that cannot be delivered is tried for so long. */
const triedFor = 3 * day

/** Events and busy times go through it. */
export function isConnected(status: ConnectionState): boolean {
  return status === 'CONNECTED'
}

/** It has to be connected again before anything goes through. */
export function isBroken(status: ConnectionState): boolean {
  return status === 'BROKEN'
}

/** What a calendar is to hold of an interview: its event while a time is agreed, nothing else. */
export function eventWish(status: InterviewStatus): 'SET' | 'REMOVE' {
  return isAgreed(status) ? 'SET' : 'REMOVE'
}

/**
 * When to try again what a calendar did not take: after half a minute, then twice as long each time, an hour at most; where the provider
 * says how long to wait, no earlier than that.
 * @param tries how often it was tried, from 1  @param askedMs what Retry-After asked for  @returns null once it was tried for three days
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
 * Where a calendar of the company's side could not be read, only what people enter remains: the intern's hours within the
 * company's working hours, and never the whole day.
 */
export function fallBack(slots: readonly Span[], hours: DayHours, zone: string): Span[] {
  return slots.filter((slot) => isWithinHours(slot, zone, hours))
}
