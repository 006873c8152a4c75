import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import { memberCan } from '@fledge/domain/members/can.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { sendInvitation } from './invite-members.ts'
import { toMemberFacts } from './views.ts'
import {
  lockCompanyForMembers,
  markMemberReminded,
  memberForUpdate,
  personName,
} from './queries/members.queries.ts'

export const remindMember: Handler<typeof memberEndpoints.remindMember> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const company = await db.one(lockCompanyForMembers, { company_id: actor.company })
  const row = await db.one(memberForUpdate, { company_id: actor.company, user_id: body.user_id })
  if (!row || !company) notFound()
  authorize(memberCan.remind(actor, toMemberFacts(row), now))
  const transition = assertTransition(memberMachine.transition('remind', row.status, 'company'))
  await db.run(markMemberReminded, {
    company_id: actor.company,
    member_id: row.member_id,
    now: now.toISOString(),
  })
  await db.recordEvent(memberEvents.remind, {
    transition,
    subject: row.member_id,
    company: actor.company,
  })
  const inviterName = (await db.one(personName, { user_id: actor.userId }))?.name ?? ''
  const content = composeMail('members.remind', { who: inviterName, company: company.name })
  await sendInvitation(db, row.email, content)
  return {}
}
