import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { eraseAfterMs } from '@fledge/domain/accounts/rules.ts'
import { operatorEvents } from '@fledge/domain/team/events.ts'
import { isInTeam, type TeamState } from '@fledge/domain/team/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { endAllSessions } from '../../platform/session/end-sessions.ts'
import { endTeamInvitation, scheduleErasure, setUserStatus } from '../sessions/public.ts'
import { passOnAllWaits } from '../waits/public.ts'
import { deleteAbsence, deleteCover } from './queries/team.queries.ts'

/** Someone who leaves, after `lockTeamMember` and the check that a manager remains. */
interface Leaver {
  readonly user_id: string
  readonly state: TeamState
  readonly reason: string | null
}

/**
 * Removes an operator, in the console and on the command line: signs them out, gives their tasks back
 * to the team, closes their account now and schedules its erasure. Signing in does not cancel it,
 * because others decide about this account. An invitation is withdrawn.
 */
export async function removeFromTeam(tx: Tx, { user_id, state, reason }: Leaver): Promise<void> {
  await setUserStatus(tx, user_id, 'DEACTIVATED')
  await endTeamInvitation(tx, user_id)
  await endAllSessions(tx, user_id)
  await passOnAllWaits(tx, { from: user_id, to: null, reason: reason ?? undefined })
  await tx.run(deleteAbsence, { user_id })
  await tx.run(deleteCover, { user_id })
  await scheduleErasure(tx, user_id, new Date(tx.now.getTime() + eraseAfterMs).toISOString())
  await tx.recordEvent(isInTeam(state) ? accountEvents.deactivate : operatorEvents.withdraw, {
    subject: user_id,
    note: reason,
  })
}
