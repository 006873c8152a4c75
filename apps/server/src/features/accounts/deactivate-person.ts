import { operatorAccountEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import { accountCan } from '@fledge/domain/accounts/can.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { assertTransition, authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { endAllSessions } from '../../platform/session/end-sessions.ts'
import { chooseHandOvers, handOverInterviews } from '../interviews/public.ts'
import { setMemberStatus } from '../members/public.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { blockUser, setUserStatus } from '../sessions/public.ts'
import { closeInternAccount } from './close-intern-account.ts'
import { lockManagedAccount, type ManagedAccount, readManagedAccount } from './managed-account.ts'

const endpoint = operatorAccountEndpoints.deactivatePerson

/** Deactivates an account, ends what is open, and tells its owner why. */
export const executeDeactivation: ExecuteAct = async (tx, actor, id, input) => {
  const { reason } = endpoint.body.parse(input)
  const account = await lockManagedAccount(tx, id)
  authorize(accountCan.deactivateAsTeam(actor, account.facts))
  await closeManagedAccount(tx, actor, account, reason)
  await tx.notify({
    to: { users: [id] },
    content: composeMail('accounts.deactivated', { reason }),
    link: '/',
    isEmailOnly: true,
  })
}

/**
 * Closes the account of an intern, whose open candidatures end, or of a member of a company, whose
 * interviews are handed over, until the programme team reactivates it.
 */
async function closeManagedAccount(
  tx: Tx,
  actor: Operator,
  account: ManagedAccount,
  message: string,
): Promise<void> {
  const { row } = account
  await blockUser(tx, row.user_id, { by: actor.userId, message })
  if (row.intern_id)
    await closeInternAccount(tx, {
      userId: row.user_id,
      intern: row.intern_id,
      reason: null,
      note: message,
      isByTeam: true,
    })
  else await closeMember(tx, account, message)
}

async function closeMember(tx: Tx, { row, facts }: ManagedAccount, note: string): Promise<void> {
  await setUserStatus(tx, row.user_id, 'DEACTIVATED')
  await endAllSessions(tx, row.user_id)
  const { company_id: company, member_id: member } = row
  if (company && member && facts.member) {
    const transition = assertTransition(
      memberMachine.transition('deactivate', facts.member.status, 'operator'),
    )
    await handOverInterviews(
      tx,
      company,
      { memberId: member, userId: row.user_id, name: row.name },
      await chooseHandOvers(tx, company, member),
    )
    await setMemberStatus(tx, company, member, transition)
    await tx.recordEvent(memberEvents.deactivate, {
      transition,
      subject: member,
      company,
      data: { company: row.company_name ?? '' },
    })
  }
  await tx.recordEvent(accountEvents.deactivate, {
    subject: row.user_id,
    ...(company ? { company } : {}),
    note,
    data: { by_team: true },
  })
}

export const deactivatePerson: Handler<typeof endpoint> = async (ctx) => {
  const { actor, db, params } = ctx
  const { row, facts } = await readManagedAccount(db, params.id)
  authorize(accountCan.deactivateAsTeam(actor, facts))
  if (row.company_id && row.member_id) await chooseHandOvers(db, row.company_id, row.member_id)
  return {
    pending: await requestAct(ctx, {
      kind: 'ACCOUNT',
      act: 'deactivatePerson',
      execute: executeDeactivation,
    }),
  }
}
