import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import { memberCan } from '@fledge/domain/members/can.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { toMemberFacts } from './views.ts'
import { lockCompanyForMembers, memberForUpdate, setRole } from './queries/members.queries.ts'

export const changeMemberRole: Handler<typeof memberEndpoints.changeMemberRole> = async ({
  actor,
  db,
  body,
}) => {
  // Locks the company first, so that administrators stepping down in parallel are processed one by
  // one.
  const company = await db.one(lockCompanyForMembers, { company_id: actor.company })
  const row = await db.one(memberForUpdate, { company_id: actor.company, user_id: body.user_id })
  if (!row || !company) notFound()
  authorize(memberCan.changeRole(actor, toMemberFacts(row), body.role, row.active_admins))
  await db.run(setRole, {
    company_id: actor.company,
    member_id: row.member_id,
    role: body.role,
    permissions: body.permissions ?? null,
  })
  await db.recordEvent(memberEvents.changeRole, {
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
