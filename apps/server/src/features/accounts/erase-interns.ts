import { accountEvents } from '@fledge/domain/accounts/events.ts'
import type { Job } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import { eraseMergedAccounts } from '../sessions/public.ts'
import { eraseIntern } from './erasure-store.ts'
import { nextInternToErase } from './queries/erasure.queries.ts'

/**
 * Erases accounts whose date has come. Data required by law or by the ledger is retained without
 * personal data (spec/product.md, Privacy).
 */
export const eraseInternsJob: Job = {
  name: 'accounts.erase',
  async run(tx) {
    const due = await tx.one(nextInternToErase, { now: tx.now.toISOString() })
    if (!due) return 0
    await tx.run(eraseIntern, {
      user_id: due.user_id,
      first_name: translate('accounts.erased.first'),
      last_name: translate('accounts.erased.last'),
      now: tx.now.toISOString(),
      reason: translate('accounts.erased.certificate'),
    })
    await eraseMergedAccounts(tx, due.user_id)
    await tx.recordEvent(accountEvents.erase, { subject: due.user_id, intern: due.intern_id })
    return 1
  },
}
