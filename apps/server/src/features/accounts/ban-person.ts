import { operatorAccountEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import { accountCan } from '@fledge/domain/accounts/can.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { isActiveUser } from '@fledge/domain/sessions/next-step.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { blockUser, sendAppealLink } from '../sessions/public.ts'
import { closeManagedAccount } from './close-managed-account.ts'
import {
  checkHandOvers,
  lockManagedAccount,
  readManagedAccount,
  toEventSubject,
} from './managed-account.ts'
import { withdrawApplications } from './withdraw-applications.ts'

const endpoint = operatorAccountEndpoints.banPerson

/**
 * Bans someone: ends their sessions, applications, candidatures and internships, tells the companies
 * as if they had left, and tells them why and how to appeal.
 */
export const executeBan: ExecuteAct = async (tx, actor, id, input) => {
  const { reason, message } = endpoint.body.parse(input)
  const account = await lockManagedAccount(tx, id)
  authorize(accountCan.ban(actor, account.facts))
  await blockUser(tx, id, { by: actor.userId, message, banReason: reason })
  if (account.row.intern_id) await withdrawApplications(tx, account.row.intern_id, message)
  if (isActiveUser(account.facts.status)) await closeManagedAccount(tx, account, message)
  await tx.recordEvent(accountEvents.ban, {
    ...toEventSubject(account.row),
    reason,
    note: message,
  })
  await sendAppealLink(
    tx,
    { userId: id, email: account.row.email },
    { reason: translate(`accounts.reason.ban.${reason}`), message },
  )
}

export const banPerson: Handler<typeof endpoint> = async (ctx) => {
  const { actor, db, params } = ctx
  const { row, facts } = await readManagedAccount(db, params.id)
  authorize(accountCan.ban(actor, facts))
  await checkHandOvers(db, row)
  return {
    pending: await requestAct(ctx, { kind: 'ACCOUNT', act: 'banPerson', execute: executeBan }),
  }
}
