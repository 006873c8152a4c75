import { minuteMs } from '@fledge/kernel/dates.ts'
import type { BatchJob } from '../../platform/http/handler.ts'
import * as store from './queries/event-counts.queries.ts'

/** Maximum number of events that are counted in a transaction. */
const maxEvents = 50_000
/** Events are counted this long after they were noted, when no transaction can add an earlier one. */
const waitMs = 10 * minuteMs

/**
 * Counts events by kind and day, so that the log needs to count only the latest ones (decision 0107).
 * Ids are given before transactions commit: it notes the latest id, and counts up to it once every
 * transaction of that time has ended.
 */
export const countEvents: BatchJob = {
  name: 'auditLog.countEvents',
  async run(tx) {
    const before = new Date(tx.now.getTime() - waitMs).toISOString()
    const uncounted = await tx.one(store.lockUncounted, { before, max_events: maxEvents })
    if (!uncounted) {
      await tx.run(store.noteLatestEvent, { now: tx.now.toISOString(), before })
      return 0
    }
    const { counted_id: countedId, up_to: upTo } = uncounted
    await tx.run(store.addEventCounts, { counted_id: countedId, up_to: upTo })
    await tx.run(store.saveCountedId, { counted_id: upTo })
    return Number(BigInt(upTo) - BigInt(countedId))
  },
}
