import { operatorAccountEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import { accountCan } from '@fledge/domain/accounts/can.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { blockUser } from '../sessions/public.ts'
import { closeManagedAccount } from './close-managed-account.ts'
import { checkHandOvers, lockManagedAccount, readManagedAccount } from './managed-account.ts'

const endpoint = operatorAccountEndpoints.deactivatePerson

/** Deactivates an account, ends what is open, and tells its owner why. */
export const executeDeactivation: ExecuteAct = async (tx, actor, id, input) => {
  const { reason } = endpoint.body.parse(input)
  const account = await lockManagedAccount(tx, id)
  authorize(accountCan.deactivateAsTeam(actor, account.facts))
  await blockUser(tx, id, { by: actor.userId, message: reason })
  await closeManagedAccount(tx, account, reason)
  await tx.notify({
    to: { users: [id] },
    content: composeMail('accounts.deactivated', { reason }),
    link: '/',
    isEmailOnly: true,
  })
}

export const deactivatePerson: Handler<typeof endpoint> = async (ctx) => {
  const { actor, db, params } = ctx
  const { row, facts } = await readManagedAccount(db, params.id)
  authorize(accountCan.deactivateAsTeam(actor, facts))
  await checkHandOvers(db, row)
  return {
    pending: await requestAct(ctx, {
      kind: 'ACCOUNT',
      act: 'deactivatePerson',
      execute: executeDeactivation,
    }),
  }
}
