import { accountEvents } from '@fledge/domain/accounts/events.ts'
import type { Job } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import { eraseMemberRows } from './member-store.ts'
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
    await tx.run(eraseMemberRows, {
      user_id: due.user_id,
      first_name: translate('accounts.erased.first'),
      last_name: translate('accounts.erased.member'),
      now: tx.now.toISOString(),
    })
    await tx.recordEvent(accountEvents.erase, { subject: due.user_id })
    return 1
  },
}
