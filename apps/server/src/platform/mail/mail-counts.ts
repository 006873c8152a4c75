import { maxMailMs } from '@fledge/domain/status/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import type { Database } from '../db/database.ts'
import type { ObjectiveCounts } from '../objectives/objective-counts.ts'
import { leaseCheckMs } from './retry-times.ts'
import { markMailLate, markMailsLate } from './queries/mail.queries.ts'

/** Longer than an email is retried. */
const maxUnsentMs = 7 * dayMs

/** Counts each email once for its objective: when it is sent in time, or when its time has passed. */
export interface MailCounts {
  /** Counts the emails whose time has passed, whether someone has tried to send them or not. */
  countUnsent(): Promise<void>
  /** Counts an email that was sent, unless it has been counted as late; call it before it is marked. */
  countSent(id: number, delayMs: number): Promise<void>
}

/** Creates the counts of one process; a mark in the outbox keeps others from counting an email, too. */
export function createMailCounts(database: Database, objectives: ObjectiveCounts): MailCounts {
  let countedAt = -Infinity
  const countLate = (count: number) => {
    for (let at = 0; at < count; at += 1) objectives.count('mail', true)
  }
  return {
    async countUnsent() {
      const db = database.read()
      const nowMs = db.now.getTime()
      if (Math.abs(nowMs - countedAt) < leaseCheckMs) return
      countedAt = nowMs
      countLate(
        await db.run(markMailsLate, {
          since: new Date(nowMs - maxUnsentMs).toISOString(),
          on_time_since: new Date(nowMs - maxMailMs).toISOString(),
        }),
      )
    },
    async countSent(id, delayMs) {
      if (delayMs <= maxMailMs) objectives.count('mail', false)
      else countLate(await database.read().run(markMailLate, { id }))
    },
  }
}
