import { operatorAccountEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import { paths } from '@fledge/contract/paths.ts'
import { accountCan } from '@fledge/domain/accounts/can.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { getErasureTime, toRequestTime } from '@fledge/domain/accounts/rules.ts'
import { isActiveUser } from '@fledge/domain/sessions/next-step.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { scheduleErasure } from '../sessions/public.ts'
import { closeManagedAccount } from './close-managed-account.ts'
import {
  checkHandOvers,
  lockManagedAccount,
  type ManagedAccount,
  readManagedAccount,
  toEventSubject,
} from './managed-account.ts'
import { refuseLaterDay } from './refuse-later-day.ts'

const endpoint = operatorAccountEndpoints.erasePerson

/**
 * Schedules the erasure of an account that its owner asked for by letter, as if they had asked in
 * their settings, and tells them.
 */
export const executeErasure: ExecuteAct = async (tx, actor, id, input) => {
  const { received_on: receivedOn, reason } = endpoint.body.parse(input)
  const account = await lockManagedAccount(tx, id)
  authorize(accountCan.eraseAsTeam(actor, account.facts))
  const isFinal = !canSignIn(account)
  if (isActiveUser(account.facts.status)) await closeManagedAccount(tx, account, reason)
  const requestedAt = toRequestTime(receivedOn, tx.now)
  const at = getErasureTime(requestedAt, tx.now)
  await scheduleErasure(tx, id, at, {
    by: actor.userId,
    note: reason,
    requestedAt,
    isFinal,
  })
  await tx.recordEvent(accountEvents.recordErasure, {
    ...toEventSubject(account.row),
    note: reason,
  })
  await notifyOwner(tx, account, { day: formatDate(at.slice(0, 10)), reason, isFinal })
}

/** Interns reactivate their own account by signing in; a member whom their company removed cannot. */
const canSignIn = ({ facts }: ManagedAccount) =>
  !facts.isBlocked && (facts.type === 'I' || isActiveUser(facts.status))

interface ErasureNotice {
  readonly day: string
  readonly reason: string
  readonly isFinal: boolean
}

function notifyOwner(tx: Tx, { row }: ManagedAccount, { day, reason, isFinal }: ErasureNotice) {
  const signIn = row.intern_id ? paths.intern.getStarted : paths.company.getStarted
  return tx.notify({
    to: { users: [row.user_id] },
    content: composeMail(isFinal ? 'accounts.eraseFinal' : 'accounts.eraseRecorded', {
      day,
      reason,
    }),
    link: isFinal ? '/' : signIn,
    isEmailOnly: true,
  })
}

export const erasePerson: Handler<typeof endpoint> = async (ctx) => {
  const { actor, db, params, body, now } = ctx
  const { row, facts } = await readManagedAccount(db, params.id)
  authorize(accountCan.eraseAsTeam(actor, facts))
  refuseLaterDay(body.received_on, now)
  if (isActiveUser(facts.status)) await checkHandOvers(db, row)
  return {
    pending: await requestAct(ctx, {
      kind: 'ACCOUNT',
      act: 'erasePerson',
      execute: executeErasure,
    }),
  }
}
