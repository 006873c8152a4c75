import { day, hour, minute } from '@fledge/kernel/dates.ts'

/** How long a taken mail is lent to a server before another may take it: longer than sending one takes (`outbound.ts`). */
export const leaseMs = 30_000

/** How often a server looks for mails that another took and did not send: with the time they are lent, they go out within a minute. */
export const lookAgainMs = 15_000

/** Until when a mail that its server refuses is tried again: mail servers keep trying for five days, so do we, and a day more. */
const triedFor = 6 * day

/**
 * When to try a failed mail again: after half a minute, then twice as long each time, at most three hours.
 * @param tries how often it was tried, from 1  @returns null once it was tried for six days
 */
export function nextTry(created: Date, tries: number, now: Date): Date | null {
  if (now.getTime() - created.getTime() >= triedFor) return null
  return new Date(now.getTime() + Math.min(minute * 2 ** (Math.min(tries, 12) - 2), 3 * hour))
}
