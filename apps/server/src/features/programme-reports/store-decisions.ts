import { lockThenRead } from '../../platform/db/lock-then-read.ts'
import type { BatchJob } from '../../platform/http/handler.ts'
import * as store from './queries/programme-reports.queries.ts'

/** Maximum number of events whose decisions are stored in a transaction. */
const maxEvents = 50_000

/**
 * Stores how long each decision took, so that the report looks for decisions in the latest events only
 * (decision 0115). It follows the job that counts the log: of the events that are counted, none is
 * missing any more.
 */
export const storeDecisions: BatchJob = {
  name: 'programmeReports.storeDecisions',
  async run(tx) {
    const unstored = await lockThenRead(
      tx.run(store.lockDecisionStoring),
      tx.one(store.selectUnstored, { max_events: maxEvents }),
    )
    if (!unstored) return 0
    const { stored_id: storedId, up_to: upTo } = unstored
    await tx.run(store.storeDecisionTimes, { stored_id: storedId, up_to: upTo })
    await tx.run(store.saveStoredId, { up_to: upTo })
    return Number(BigInt(upTo) - BigInt(storedId))
  },
}
