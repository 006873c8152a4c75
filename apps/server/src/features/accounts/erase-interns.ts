import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
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
    await leaveTimeToObject(tx, due.user_id)
    await tx.recordEvent(accountEvents.erase, { subject: due.user_id, intern: due.intern_id })
    return 1
  },
}

/**
 * Has the accounts that were merged into an erased one follow, and tells their owners the day if they
 * may still object: the merge may have been a mistake.
 */
async function leaveTimeToObject(tx: Tx, keptId: string): Promise<void> {
  for (const { user_id: id, erase_at: at } of await eraseMergedAccounts(tx, keptId))
    if (new Date(at) > tx.now)
      await tx.notify({
        to: { users: [id] },
        content: composeMail('accounts.eraseMerged', { day: formatDate(at.slice(0, 10)) }),
        link: '/',
        isEmailOnly: true,
      })
}
