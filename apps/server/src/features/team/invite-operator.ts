import type { teamEndpoints } from '@fledge/contract/team/endpoints.ts'
import { isActiveUser } from '@fledge/domain/sessions/next-step.ts'
import { teamCan } from '@fledge/domain/team/can.ts'
import { operatorEvents } from '@fledge/domain/team/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import { createInvitedOperator } from '../sessions/public.ts'
import { getInvitationDates, sendTeamInvitation } from './team-invitation.ts'
import { addressOwner, partnerExists } from './queries/team.queries.ts'

/** Invites someone to the programme team, also someone who was removed and is not erased yet. */
export const inviteOperator: Handler<(typeof teamEndpoints)['inviteOperator']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  authorize(teamCan.invite(actor))
  if (body.partner_id !== null) await requirePartner(db, body.partner_id)
  const dates = getInvitationDates(now)
  const userId = await createInvitedOperator(db, body, dates)
  if (!userId) return refuseAddress(db, body.email)
  await db.recordEvent(operatorEvents.invite, {
    subject: userId,
    data: {
      operatorRole: body.operator_role,
      ...(body.partner_id === null ? {} : { partnerId: body.partner_id }),
    },
  })
  await sendTeamInvitation(db, actor, { ...body, invited_until: dates.invited_until })
  return { user_id: userId }
}

/** @throws VALIDATION if there is no such partner */
async function requirePartner(tx: Tx, partnerId: string): Promise<void> {
  if (await tx.one(partnerExists, { partner_id: partnerId })) return
  throw new AppError('VALIDATION', { fields: { partner_id: translate('problems.choose') } })
}

/** @throws ALREADY_EXISTS with the account that the address has */
async function refuseAddress(tx: Tx, email: string): Promise<never> {
  const owner = await tx.one(addressOwner, { email })
  const key =
    owner?.type !== 'O'
      ? 'team.refused.elsewhere'
      : isActiveUser(owner.status)
        ? 'team.refused.alreadyHere'
        : 'team.refused.alreadyInvited'
  throw new AppError('ALREADY_EXISTS', { messageKey: key, fields: { email: translate(key) } })
}
