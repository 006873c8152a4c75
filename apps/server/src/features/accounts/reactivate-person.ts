import { operatorAccountEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import { accountCan } from '@fledge/domain/accounts/can.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { setUserStatus, unblockUser } from '../sessions/public.ts'
import {
  lockManagedAccount,
  type ManagedAccount,
  readManagedAccount,
  toEventSubject,
} from './managed-account.ts'

const endpoint = operatorAccountEndpoints.reactivatePerson

/** Lets the owner of an account sign in again. What ended when it was deactivated stays ended. */
export const executeReactivation: ExecuteAct = async (tx, actor, id, input) => {
  const { reason } = endpoint.body.parse(input)
  const account = await lockManagedAccount(tx, id)
  authorize(accountCan.reactivateAsTeam(actor, account.facts))
  await openAccount(tx, account, reason)
  await tx.notify({
    to: { users: [id] },
    content: composeMail('accounts.reactivated', { reason }),
    link: '/',
  })
}

/** Lets the owner of a blocked account sign in, and restores a membership of a company. */
export async function openAccount(tx: Tx, { row }: ManagedAccount, note: string): Promise<void> {
  await unblockUser(tx, row.user_id)
  await setUserStatus(tx, row.user_id, 'ACTIVE')
  await tx.recordEvent(accountEvents.reactivate, {
    ...toEventSubject(row),
    note,
  })
}

export const reactivatePerson: Handler<typeof endpoint> = async (ctx) => {
  const { facts } = await readManagedAccount(ctx.db, ctx.params.id)
  authorize(accountCan.reactivateAsTeam(ctx.actor, facts))
  return {
    pending: await requestAct(ctx, {
      kind: 'ACCOUNT',
      act: 'reactivatePerson',
      execute: executeReactivation,
    }),
  }
}
