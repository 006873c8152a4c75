import { accountEvents } from '@fledge/domain/accounts/events.ts'
import type { Job } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import { eraseMemberRows } from './member-store.ts'
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
    await tx.run(eraseMemberRows, {
      user_id: due.user_id,
      first_name: translate('accounts.erased.first'),
      last_name: translate('accounts.erased.member'),
      now: tx.now.toISOString(),
    })
    await tx.recordEvent(accountEvents.erase, { subject: due.user_id, company: due.company_id })
    return 1
  },
}
