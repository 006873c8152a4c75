import type { registrationEndpoints } from '@fledge/contract/registration/endpoints.ts'
import { memberCan, type MemberFacts } from '@fledge/domain/members/can.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import type { MemberStatus } from '@fledge/domain/members/types.ts'
import type { BodyOf } from '@fledge/kernel/endpoint.ts'
import type { Transition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { validatePocOptions } from '../members/public.ts'
import { completeRegistration, getSessionUser, linkRegistrationToUser } from '../sessions/public.ts'
import { lockOpenRegistration } from './registration-state.ts'
import * as store from './queries/registration.queries.ts'
import { insertAccount } from './insert-account.ts'

type Endpoints = typeof registrationEndpoints

/** Creates the account of an invited colleague. The form is their entire onboarding. */
export const completeInvitation: Handler<Endpoints['completeInvitation']> = async ({
  actor,
  db,
  body,
  session,
  now,
}) => {
  const row = await lockOpenRegistration(db, actor)
  const member = actor.invitedMemberId
    ? await db.one(store.invitedForUpdate, { member_id: actor.invitedMemberId })
    : undefined
  if (!member) throw new AppError('NOT_FOUND', { messageKey: 'registration.refused.notInvited' })
  authorize(memberCan.join(toInvitedMemberFacts(member), now))
  await validatePocOptions(db, body)
  const transition = assertTransition(memberMachine.transition('join', member.status, 'company'))
  const userId = await insertAccount(
    db,
    { email: row.email, utm: row.utm, country: member.country_id },
    body,
  )
  await linkRegistrationToUser(db, row.registration_id, userId)
  if ((await updateJoinedMember(db, member.member_id, transition, userId, body)) === 0) notFound()
  await completeRegistration(db, row.registration_id)
  await db.recordEvent(memberEvents.join, {
    transition,
    subject: member.member_id,
    company: member.company_id,
    data: {
      name: `${body.first_name} ${body.last_name}`,
      company: member.company_name,
      invited_by: member.invited_by,
    },
  })
  await session.start(userId)
  return getSessionUser(db, userId)
}

/** @returns the number of changed rows */
function updateJoinedMember(
  tx: Tx,
  id: string,
  { from, to }: Transition<MemberStatus>,
  userId: string,
  body: BodyOf<Endpoints['completeInvitation']>,
): Promise<number> {
  return tx.run(store.joinMember, {
    member_id: id,
    from,
    to,
    user_id: userId,
    title: String(body.job_title_id),
    custom_job_title:
      typeof body.job_title_id === 'string' ? (body.custom_job_title ?? null) : null,
    linkedin_url: body.linkedin_url,
    language_ids: body.proficient_language_ids,
    now: tx.now.toISOString(),
  })
}

const toInvitedMemberFacts = (member: store.InvitedRow): MemberFacts => ({
  memberId: member.member_id,
  status: member.status,
  role: member.role,
  invitedAt: member.invited_at,
  isLeaving: false,
})
