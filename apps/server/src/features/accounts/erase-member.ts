import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import { paths } from '@fledge/contract/paths.ts'
import { eraseAfterMs } from '@fledge/domain/accounts/rules.ts'
import { memberCan } from '@fledge/domain/members/can.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { Ctx, Handler } from '../../platform/http/handler.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { endAllSessions } from '../../platform/session/end-sessions.ts'
import { handOverInterviews } from '../interviews/public.ts'
import { setMemberStatus } from '../members/public.ts'
import { scheduleErasure, setUserStatus } from '../sessions/public.ts'
import * as members from './queries/member.queries.ts'

type Endpoints = typeof accountEndpoints

/**
 * Deactivates the member now, reassigns their interviews and schedules erasure. Signing in before
 * then cancels the erasure.
 */
export const eraseMember: Handler<Endpoints['eraseMember']> = async (ctx) => {
  const { db, actor, body, now } = ctx
  const company = await db.one(members.lockCompanyOfLeaver, { company_id: actor.company })
  const row = await db.one(members.memberToLeave, {
    company_id: actor.company,
    user_id: actor.userId,
  })
  if (!row || !company) notFound()
  if (row.email !== body.email)
    throw new AppError('VALIDATION', {
      messageKey: 'accounts.refused.otherEmail',
      fields: { email: translate('accounts.refused.otherEmail') },
    })
  authorize(memberCan.leave(row, row.active_admins))
  const transition = assertTransition(memberMachine.transition('deactivate', row.status, 'company'))
  await handOverMemberInterviews(ctx, row)
  await setMemberStatus(db, actor.company, row.member_id, transition)
  await db.recordEvent(memberEvents.deactivate, {
    transition,
    subject: row.member_id,
    company: actor.company,
    data: { company: company.name },
  })
  await closeMemberAccount(ctx)
  const at = new Date(now.getTime() + eraseAfterMs).toISOString()
  await scheduleErasure(db, actor.userId, at)
  await db.notify({
    to: { users: [actor.userId] },
    content: composeMail('accounts.leaveAsked', { day: formatDate(at.slice(0, 10)) }),
    link: paths.company.getStarted,
    isEmailOnly: true,
  })
  return { erase_at: at }
}

/**
 * Reassigns upcoming interviews to the chosen members, or to an interviewer who remains assigned.
 */
function handOverMemberInterviews(
  { db, actor, body }: Ctx<Endpoints['eraseMember']>,
  row: members.LeavingMemberRow,
) {
  const choices = (body.handover ?? []).map(
    (choice) => [choice.interview_id, choice.interviewer_id] as const,
  )
  return handOverInterviews(
    db,
    actor.company,
    { memberId: row.member_id, userId: actor.userId, name: row.name },
    new Map(choices),
  )
}

/** Ends all sessions and blocks the account until the owner signs in again. */
async function closeMemberAccount({
  db,
  actor,
  session,
}: Ctx<Endpoints['eraseMember']>): Promise<void> {
  await setUserStatus(db, actor.userId, 'DEACTIVATED')
  await session.end()
  await endAllSessions(db, actor.userId)
}
