import { dayMs, hourMs, minuteMs } from '@fledge/kernel/dates.ts'

/**
 * How long an email is leased to a server before another one may take it; longer than sending takes
 * (`outbound.ts`).
 */
export const leaseMs = 30_000

/**
 * How often a server looks for expired leases; together with the lease time, such emails are sent
 * within a minute.
 */
export const leaseCheckMs = 15_000

/**
 * How long a rejected email is retried: mail servers commonly retry for five days, so this is one
 * day longer.
 */
const maxRetryMs = 6 * dayMs

/**
 * Returns the next attempt for a failed email: after 30 seconds, then twice as long each time, up
 * to three hours.
 * @param attempts number of attempts so far, from 1
 * @returns null after six days of attempts
 */
export function getNextAttempt(created: Date, attempts: number, now: Date): Date | null {
  if (now.getTime() - created.getTime() >= maxRetryMs) return null
  return new Date(
    now.getTime() + Math.min(minuteMs * 2 ** (Math.min(attempts, 12) - 2), 3 * hourMs),
  )
}
