import type { Job } from '../../platform/http/handler.ts'
import { eraseMemberData } from './erase-member-data.ts'
import { nextOperatorToErase } from './queries/operator.queries.ts'

/**
 * Erases operators whose date has come. What they decided remains with the id of their account,
 * which no longer says whose it was.
 */
export const eraseOperatorsJob: Job = {
  name: 'accounts.eraseOperators',
  async run(tx) {
    const due = await tx.one(nextOperatorToErase, { now: tx.now.toISOString() })
    if (!due) return 0
    await eraseMemberData(tx, due.user_id)
    return 1
  },
}
