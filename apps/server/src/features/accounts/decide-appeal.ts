import { operatorAccountEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import { accountCan } from '@fledge/domain/accounts/can.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { upholdBanOfUser } from '../sessions/public.ts'
import { lockManagedAccount, readManagedAccount, toEventSubject } from './managed-account.ts'
import { openAccount } from './reactivate-person.ts'

const endpoint = operatorAccountEndpoints.decideAppeal

/** Upholds a ban or lifts it after an appeal, and tells the banned person why. */
export const executeAppealDecision: ExecuteAct = async (tx, actor, id, input) => {
  const { decision, reason } = endpoint.body.parse(input)
  const account = await lockManagedAccount(tx, id)
  authorize(accountCan.decideAppeal(actor, account.facts))
  const isLifted = decision === 'lift'
  await tx.recordEvent(isLifted ? accountEvents.liftBan : accountEvents.upholdBan, {
    ...toEventSubject(account.row),
    note: reason,
  })
  if (isLifted) await openAccount(tx, account, reason)
  else await upholdBanOfUser(tx, id)
  await tx.notify({
    to: { users: [id] },
    content: composeMail(isLifted ? 'accounts.banLifted' : 'accounts.appealUpheld', { reason }),
    link: '/',
    isEmailOnly: true,
  })
}

export const decideAppeal: Handler<typeof endpoint> = async (ctx) => {
  const { facts } = await readManagedAccount(ctx.db, ctx.params.id)
  authorize(accountCan.decideAppeal(ctx.actor, facts))
  return {
    pending: await requestAct(ctx, {
      kind: 'ACCOUNT',
      act: 'decideAppeal',
      execute: executeAppealDecision,
    }),
  }
}
