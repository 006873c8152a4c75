import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import { memberCan } from '@fledge/domain/members/can.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { sendInvitation } from './invite-members.ts'
import { lockCompanyForMembers, markMemberReminded, memberForUpdate, personName } from './store.ts'
import { toMemberFacts } from './views.ts'

export const remindMember: Handler<typeof memberEndpoints.remindMember> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const company = await db.one(lockCompanyForMembers, actor.company)
  const row = await db.one(memberForUpdate, actor.company, body.user_id)
  if (!row || !company) notFound()
  authorize(memberCan.remind(actor, toMemberFacts(row), now))
  const transition = assertTransition(memberMachine.transition('remind', row.status, 'company'))
  await db.run(markMemberReminded, actor.company, row.member_id, now.toISOString())
  await db.recordEvent(memberEvents.remind, {
    transition,
    subject: row.member_id,
    company: actor.company,
  })
  const who = (await db.one(personName, actor.userId))?.name ?? ''
  const content = composeMail('members.remind', { who, company: company.name })
  await sendInvitation(db, row.email, content)
  return {}
}
