// Generated from member.sql by “npm run queries”; do not edit.
// Source: e860d47dd0c8
import type { MemberStatus } from '@fledge/domain/members/types.ts'
import type { CompanyScope, MemberRole } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface LeavingMemberRow {
  readonly member_id: string
  readonly email: string
  readonly name: string
  readonly role: MemberRole
  readonly status: MemberStatus
  readonly active_admins: number
}

export const lockCompanyOfLeaver = defineStatement<
  { readonly company_id: CompanyScope },
  { readonly name: string }
>(
  'accounts.lockCompanyOfLeaver',
  ['company_id'],
  `select name
from companies
where company_id = $1
for update`,
)

export const memberToLeave = defineStatement<
  { readonly company_id: CompanyScope; readonly user_id: string },
  LeavingMemberRow
>(
  'accounts.memberToLeave',
  ['company_id', 'user_id'],
  `select
  m.member_id, u.email::text, trim(u.first_name || ' ' || u.last_name) as name, m.role, m.status,
  (
    select count(*)::int
    from members a
    where a.company_id = $1 and a.status = 'ACTIVE' and a.role = 'ADMIN'
  ) as active_admins
from members m join users u using (user_id)
where m.company_id = $1 and m.user_id = $2
for update of m`,
)

export const companyMemberOfUser = defineStatement<
  { readonly company_id: CompanyScope; readonly user_id: string },
  { readonly member_id: string }
>(
  'accounts.companyMemberOfUser',
  ['company_id', 'user_id'],
  `select member_id
from members
where company_id = $1 and user_id = $2`,
)

/** The next member whose erasure date has passed. */
export const nextMemberToErase = defineStatement<
  { readonly now: string },
  { readonly user_id: string; readonly company_id: CompanyScope }
>(
  'accounts.nextMemberToErase',
  ['now'],
  `select u.user_id, m.company_id
from users u join members m using (user_id)
where
  u.erase_at <= $1
  -- An appeal against a ban is decided first.
  and (u.appealed_at is null or u.appeal_decided_at is not null)
order by u.erase_at
limit 1
for update of m, u skip locked`,
)
