import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { assertTransition } from '../../platform/http/app-error.ts'
import { endAllSessions } from '../../platform/session/end-sessions.ts'
import { chooseHandOvers, handOverInterviews } from '../interviews/public.ts'
import { setMemberStatus } from '../members/public.ts'
import { setUserStatus } from '../sessions/public.ts'
import { closeInternAccount } from './close-intern-account.ts'
import type { ManagedAccount } from './managed-account.ts'

/**
 * Closes the account of an intern, whose open candidatures end, or of a member of a company, whose
 * interviews are handed over. The caller has blocked it, so that only
 * the programme team reactivates it.
 */
export async function closeManagedAccount(
  tx: Tx,
  account: ManagedAccount,
  message: string,
): Promise<void> {
  const { row } = account
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
