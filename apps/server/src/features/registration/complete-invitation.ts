import type { registrationEndpoints } from '@fledge/contract/registration/endpoints.ts'
import { memberCan, type MemberFacts } from '@fledge/domain/members/can.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { joinInvitedMember, validatePocOptions } from '../members/public.ts'
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
  const joined = { memberId: member.member_id, userId, answers: body }
  if (!(await joinInvitedMember(db, transition, joined))) notFound()
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
  await session.start(userId, 'C')
  return getSessionUser(db, userId)
}

const toInvitedMemberFacts = (member: store.InvitedRow): MemberFacts => ({
  memberId: member.member_id,
  status: member.status,
  role: member.role,
  invitedAt: member.invited_at,
  isLeaving: false,
  isBlocked: false,
})
