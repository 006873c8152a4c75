import { accountEvents } from '@fledge/domain/accounts/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { translate } from '../../platform/texts.ts'
import { eraseMemberRows } from './member-store.ts'

/**
 * Erases the personal data of a member of a company, or of an operator, who has none.
 * @param company id of the member's company
 */
export async function eraseMemberData(
  tx: Tx,
  userId: string,
  company?: string | null,
): Promise<void> {
  await tx.run(eraseMemberRows, {
    user_id: userId,
    first_name: translate('accounts.erased.first'),
    last_name: translate('accounts.erased.member'),
    now: tx.now.toISOString(),
  })
  await tx.recordEvent(accountEvents.erase, { subject: userId, ...(company ? { company } : {}) })
}
