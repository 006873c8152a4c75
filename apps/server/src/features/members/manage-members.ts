import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import type { ErrorCode } from '@fledge/contract/platform/errors.ts'
import { memberCan } from '@fledge/domain/members/can.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Ctx, Handler } from '../../platform/http/handler.ts'
import {
  toPagedResult,
  refuseTransition,
  notFound,
  type Refusal,
  refuse,
  toRefusal,
} from '../../platform/http/refusal.ts'
import { handOverInterviews, listHandOvers } from '../interviews/public.ts'
import { endAllSessions } from '../sessions/public.ts'
import { sendInvitation } from './invite-members.ts'
import {
  leavingMember,
  lockCompanyForMembers,
  markMemberReminded,
  memberForUpdate,
  type MemberRow,
  members,
  updateMemberStatus,
  personName,
  pocOfUser,
  setRole,
  setUserStatus,
} from './store.ts'
import { toMemberFacts, toMemberView } from './views.ts'

type Endpoints = typeof memberEndpoints
function toDenialCode(because: string): ErrorCode {
  if (because === 'errors.LAST_ADMIN') return 'LAST_ADMIN'
  if (because.startsWith('refused.')) return 'FORBIDDEN'
  return because.startsWith('members.') ? 'CONFLICT' : 'ILLEGAL_TRANSITION'
}

export const listMembers: Handler<Endpoints['listMembers']> = async ({ actor, db, body, now }) => {
  const size = body.per_page ?? 10
  const rows = await db.many(
    members,
    actor.company,
    body.search ?? '',
    body.role ?? null,
    body.status ?? null,
    size,
    ((body.page ?? 1) - 1) * size,
  )
  return toPagedResult(
    rows.map((row) => toMemberView(row, actor, row.active_admins, now)),
    rows[0]?.total ?? 0,
  )
}

export const changeMemberRole: Handler<Endpoints['changeMemberRole']> = async ({
  actor,
  db,
  body,
}) => {
  // Locks the company first, so that administrators stepping down in parallel are processed one by
  // one.
  const company = await db.one(lockCompanyForMembers, actor.company)
  const row = await db.one(memberForUpdate, actor.company, body.user_id)
  if (!row || !company) return notFound()
  const verdict = memberCan.changeRole(actor, toMemberFacts(row), body.role, row.active_admins)
  if (!verdict.allowed) return toRefusal(verdict, toDenialCode(verdict.messageKey))
  await db.run(setRole, actor.company, row.member_id, body.role, body.permissions ?? null)
  await db.recordEvent({
    transition: { machine: 'member', name: 'changeRole' },
    subject: row.member_id,
    company: actor.company,
    data: {
      from: row.role,
      to: body.role,
      permissions: body.permissions ?? row.permissions,
      company: company.name,
      user_id: row.has_user && row.user_id !== actor.userId ? row.user_id : null,
    },
  })
  return {}
}

const transitionByStatus = {
  ACTIVE: 'activate',
  DEACTIVATED: 'deactivate',
  REVOKED: 'revoke',
} as const

export const changeMemberStatus: Handler<Endpoints['changeMemberStatus']> = async (ctx) => {
  const { actor, db, body } = ctx
  const company = await db.one(lockCompanyForMembers, actor.company)
  const row = await db.one(memberForUpdate, actor.company, body.user_id)
  if (!row || !company) return notFound()
  const name = transitionByStatus[body.status]
  const verdict =
    name === 'deactivate'
      ? memberCan.deactivate(actor, toMemberFacts(row), row.active_admins)
      : memberCan[name](actor, toMemberFacts(row))
  if (!verdict.allowed) return toRefusal(verdict, toDenialCode(verdict.messageKey))
  if (name === 'activate' && (await db.one(leavingMember, row.user_id)))
    return refuse('CONFLICT', { messageKey: 'members.refused.leaving' })
  const moved = memberMachine.transition(name, row.status, 'company')
  if (!isTransition(moved)) return refuseTransition(moved)
  const left = name === 'deactivate' ? await reassignInterviews(ctx, row) : undefined
  if (left) return left
  if ((await db.run(updateMemberStatus, actor.company, row.member_id, moved.from, moved.to)) === 0)
    return refuse('ILLEGAL_TRANSITION')
  if (row.has_user) await updateAccountStatus(ctx, row, name)
  await db.recordEvent({
    transition: moved,
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
): Promise<Refusal | undefined> {
  const choices = new Map(
    (body.handover ?? []).map((one) => [one.interview_id, one.interviewer_id]),
  )
  return handOverInterviews(
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

export const listHandover: Handler<Endpoints['listHandover']> = async ({ actor, db, query }) => {
  const row = await db.one(pocOfUser, actor.company, query.user_id)
  if (!row) return notFound()
  const list = await listHandOvers(db, actor.company, row.member_id)
  return toPagedResult(list, list.length)
}

/** Sets the account's status from the membership and ends its sessions immediately. */
async function updateAccountStatus(
  { db }: Ctx<Endpoints['changeMemberStatus']>,
  row: MemberRow,
  name: 'activate' | 'deactivate' | 'revoke',
): Promise<void> {
  await db.run(setUserStatus, row.user_id, name === 'activate' ? 'ACTIVE' : 'DEACTIVATED')
  if (name !== 'activate') await endAllSessions(db, row.user_id)
}

export const remindMember: Handler<Endpoints['remindMember']> = async ({
  actor,
  db,
  body,
  now,
}): Promise<Record<string, never> | Refusal> => {
  const company = await db.one(lockCompanyForMembers, actor.company)
  const row = await db.one(memberForUpdate, actor.company, body.user_id)
  if (!row || !company) return notFound()
  const verdict = memberCan.remind(actor, toMemberFacts(row), now)
  if (!verdict.allowed) return toRefusal(verdict, toDenialCode(verdict.messageKey))
  const moved = memberMachine.transition('remind', row.status, 'company')
  if (!isTransition(moved)) return refuseTransition(moved)
  await db.run(markMemberReminded, actor.company, row.member_id, now.toISOString())
  await db.recordEvent({ transition: moved, subject: row.member_id, company: actor.company })
  await sendInvitation(db, 'members.remind', row, {
    who: (await db.one(personName, actor.userId))?.name ?? '',
    company: company.name,
  })
  return {}
}
