import { accountCan } from '@fledge/domain/accounts/can.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import { translate } from '../../platform/texts.ts'
import { findPendingAct, refuseWhilePending } from '../pending-acts/public.ts'
import { toManagedAccount } from './managed-account.ts'
import {
  accountsMergedInto,
  managedAccount,
  type ManagedAccountRow,
} from './queries/team-acts.queries.ts'
import { toSentAppeal } from './sent-appeal.ts'

/**
 * Returns why the programme team deactivated an account, if it did, and what the operator may do
 * with it; null for someone without one.
 */
export async function readAccountControl(db: Db, actor: AnyActor, userId: string) {
  const row = await db.one(managedAccount, { user_id: userId })
  if (!row) return null
  const { facts } = toManagedAccount(row)
  const may = toActionMap({
    deactivate: accountCan.deactivateAsTeam(actor, facts),
    reactivate: accountCan.reactivateAsTeam(actor, facts),
    ban: accountCan.ban(actor, facts),
    erase: accountCan.eraseAsTeam(actor, facts),
    export: accountCan.exportAsTeam(actor, facts),
    keep: accountCan.keepAsTeam(actor, facts),
    view: accountCan.viewAsTeam(actor, facts),
    compare: accountCan.compare(actor, facts),
    decide_appeal: accountCan.decideAppeal(actor, facts),
  })
  return {
    ...toControl(row),
    merged_accounts: await db.many(accountsMergedInto, { user_id: userId }),
    may: (await findPendingAct(db, { kind: 'ACCOUNT', id: userId }))
      ? { ...refuseWhilePending(may), export: may.export, view: may.view, compare: may.compare }
      : may,
  }
}

/** What the programme team did with an account. */
const toControl = (row: ManagedAccountRow) => ({
  block:
    row.blocked_at && row.block_message !== null
      ? { at: row.blocked_at, by: row.blocker ?? '', reason: row.block_message }
      : null,
  ban_reason: row.ban_reason,
  merged_into:
    row.kept_id !== null && row.kept_name !== null && row.kept_email !== null
      ? { id: row.kept_id, name: row.kept_name, email: row.kept_email }
      : null,
  appeal: toSentAppeal(row),
  erasure: toErasure(row),
})

/** Who recorded that the account is to be erased, and why; null if its owner asked in the settings. */
function toErasure(row: ManagedAccountRow) {
  const isWithKept = row.kept_id !== null && row.is_erasure_final
  const reason = row.erasure_note ?? (isWithKept ? translate('accounts.erased.withKept') : null)
  return row.erase_at !== null && reason !== null
    ? { by: row.erasure_recorder ?? '', reason, is_final: row.is_erasure_final }
    : null
}
