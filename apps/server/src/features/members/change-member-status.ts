import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import { memberCan } from '@fledge/domain/members/can.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import type { Ctx, Handler } from '../../platform/http/handler.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { endAllSessions } from '../../platform/session/end-sessions.ts'
import { handOverInterviews } from '../interviews/public.ts'
import { setUserStatus } from '../sessions/public.ts'
import { toMemberFacts } from './views.ts'
import {
  lockCompanyForMembers,
  memberForUpdate,
  updateMemberStatus,
  type MemberRow,
} from './queries/members.queries.ts'

type Endpoints = typeof memberEndpoints

const transitionByStatus = {
  ACTIVE: 'activate',
  DEACTIVATED: 'deactivate',
  REVOKED: 'revoke',
} as const

export const changeMemberStatus: Handler<Endpoints['changeMemberStatus']> = async (ctx) => {
  const { actor, db, body } = ctx
  const company = await db.one(lockCompanyForMembers, { company_id: actor.company })
  const row = await db.one(memberForUpdate, { company_id: actor.company, user_id: body.user_id })
  if (!row || !company) notFound()
  const name = transitionByStatus[body.status]
  authorize(
    name === 'deactivate'
      ? memberCan.deactivate(actor, toMemberFacts(row), row.active_admins)
      : memberCan[name](actor, toMemberFacts(row)),
  )
  const transition = assertTransition(memberMachine.transition(name, row.status, 'company'))
  if (name === 'deactivate') await reassignInterviews(ctx, row)
  const { from, to } = transition
  if (
    (await db.run(updateMemberStatus, {
      company_id: actor.company,
      member_id: row.member_id,
      from,
      to,
    })) === 0
  )
    throw new AppError('ILLEGAL_TRANSITION')
  if (row.has_user) await updateAccountStatus(ctx, row, name)
  await db.recordEvent(memberEvents[name], {
    transition,
    subject: row.member_id,
    company: actor.company,
    data: {
      name: `${row.first_name} ${row.last_name}`.trim(),
      company: company.name,
      user_id: row.has_user ? row.user_id : null,
      email: row.has_user ? null : row.email,
    },
  })
  return {}
}

/**
 * Reassigns a member's upcoming interviews to the chosen or other assigned interviewers before the
 * account is deactivated.
 */
async function reassignInterviews(
  { actor, db, body }: Ctx<Endpoints['changeMemberStatus']>,
  row: MemberRow,
): Promise<void> {
  const choices = new Map(
    (body.handover ?? []).map((choice) => [choice.interview_id, choice.interviewer_id]),
  )
  await handOverInterviews(
    db,
    actor.company,
    {
      memberId: row.member_id,
      userId: row.user_id,
      name: `${row.first_name} ${row.last_name}`.trim(),
    },
    choices,
  )
}

/** Sets the account's status from the membership and ends its sessions immediately. */
async function updateAccountStatus(
  { db }: Ctx<Endpoints['changeMemberStatus']>,
  row: MemberRow,
  name: 'activate' | 'deactivate' | 'revoke',
): Promise<void> {
  await setUserStatus(db, row.user_id, name === 'activate' ? 'ACTIVE' : 'DEACTIVATED')
  if (name !== 'activate') await endAllSessions(db, row.user_id)
}
