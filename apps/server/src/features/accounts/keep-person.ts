import { operatorAccountEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import { accountCan } from '@fledge/domain/accounts/can.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { cancelErasure } from '../sessions/public.ts'
import { lockManagedAccount, readManagedAccount, toEventSubject } from './managed-account.ts'

const endpoint = operatorAccountEndpoints.keepPerson

/** Cancels the erasure of an account whose owner cannot sign in, and leaves the rest as it was. */
export const executeKeeping: ExecuteAct = async (tx, actor, id, input) => {
  const { reason } = endpoint.body.parse(input)
  const { row, facts } = await lockManagedAccount(tx, id)
  authorize(accountCan.keepAsTeam(actor, facts))
  await cancelErasure(tx, id)
  await tx.recordEvent(accountEvents.keep, {
    ...toEventSubject(row),
    note: reason,
  })
  await tx.notify({
    to: { users: [id] },
    content: composeMail('accounts.erasureCancelled', { reason }),
    link: '/',
    isEmailOnly: true,
  })
}

export const keepPerson: Handler<typeof endpoint> = async (ctx) => {
  const { facts } = await readManagedAccount(ctx.db, ctx.params.id)
  authorize(accountCan.keepAsTeam(ctx.actor, facts))
  return {
    pending: await requestAct(ctx, { kind: 'ACCOUNT', act: 'keepPerson', execute: executeKeeping }),
  }
}
