import { eraseAfterMs } from '@fledge/domain/accounts/rules.ts'
import type { Operator, OperatorRole } from '@fledge/domain/sessions/types.ts'
import { teamInvitationMs } from '@fledge/domain/team/rules.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Tx } from '../../platform/db/database.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { operatorName } from './queries/team.queries.ts'

/** Returns until when a new invitation can be accepted, and when an unused account is erased. */
export function getInvitationDates(now: Date) {
  const until = now.getTime() + teamInvitationMs
  return {
    invited_until: new Date(until).toISOString(),
    erase_at: new Date(until + eraseAfterMs).toISOString(),
  }
}

interface Invitation {
  readonly email: string
  readonly operator_role: OperatorRole
  readonly invited_until: string
}

/** Emails an invitation. The page asks for a code, which only this address receives. */
export async function sendTeamInvitation(
  tx: Tx,
  actor: Operator,
  { email, operator_role: role, invited_until }: Invitation,
): Promise<void> {
  await tx.notify({
    to: { email },
    content: composeMail('team.invite', {
      name: await getOperatorName(tx, actor.userId),
      role: translate(`operatorRoles.${role}`),
      until: { time: invited_until, as: 'full' },
    }),
    link: buildPath(paths.operator.getStarted, {}, { email }),
    isEmailOnly: true,
  })
}

/** Returns the name of an operator, for emails to others. */
export const getOperatorName = async (tx: Tx, userId: string): Promise<string> =>
  (await tx.one(operatorName, { user_id: userId }))?.name ?? ''
