import type { Job } from '../../platform/http/handler.ts'
import { eraseMemberData } from './erase-member-data.ts'
import { nextMemberToErase } from './queries/member.queries.ts'

/**
 * Erases members whose date has come. Data that the company and interns need is retained without
 * personal data.
 */
export const eraseMembersJob: Job = {
  name: 'accounts.eraseMembers',
  async run(tx) {
    const due = await tx.one(nextMemberToErase, { now: tx.now.toISOString() })
    if (!due) return 0
    await eraseMemberData(tx, due.user_id, due.company_id)
    return 1
  },
}
