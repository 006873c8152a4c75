import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import { memberCan } from '@fledge/domain/members/can.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  lockCompanyOfMembers,
  memberOfCompany,
  type MemberRow,
  setAnyRole,
} from './queries/members.queries.ts'
import { toMemberFacts } from './views.ts'

const toPerson = (row: MemberRow) => ({
  user_id: row.user_id,
  name: `${row.first_name} ${row.last_name}`.trim() || row.email,
})

/** Makes another active member the administrator, as the programme team, and tells both. */
export const transferAdministrator: Handler<
  (typeof memberEndpoints)['transferAdministrator']
> = async ({ actor, db, params, body }) => {
  // Locks the company first, as administrators do who change roles.
  const company = (await db.one(lockCompanyOfMembers, { company_id: params.id })) ?? notFound()
  const find = async (userId: string) =>
    (await db.one(memberOfCompany, { company_id: params.id, user_id: userId })) ?? notFound()
  const [from, to] = [await find(body.from_user_id), await find(body.to_user_id)]
  authorize(memberCan.transferAdministrator(actor, toMemberFacts(from), toMemberFacts(to)))
  for (const { member_id, role } of [
    { member_id: to.member_id, role: 'ADMIN' },
    { member_id: from.member_id, role: 'SUPERVISOR' },
  ])
    await db.run(setAnyRole, { company_id: params.id, member_id, role })
  await db.recordEvent(memberEvents.transferAdministrator, {
    subject: to.member_id,
    company: params.id,
    note: body.reason,
    data: { company: company.name, from: toPerson(from), to: toPerson(to) },
  })
  return {}
}
