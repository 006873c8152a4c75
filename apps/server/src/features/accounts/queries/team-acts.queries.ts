// Generated from team-acts.sql by “npm run queries”; do not edit.
// Source: 2827abf7963a
import type { MemberStatus } from '@fledge/domain/members/types.ts'
import type { CompanyScope, InternScope, MemberRole, UserStatus, UserType } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface ManagedAccountRow {
  readonly user_id: string
  readonly type: UserType
  readonly status: UserStatus
  readonly name: string
  readonly erase_at: string | null
  readonly blocked_at: string | null
  readonly blocked_by: string | null
  readonly block_message: string | null
  readonly intern_id: InternScope | null
  readonly company_id: CompanyScope | null
  readonly company_name: string | null
  readonly member_id: string | null
  readonly member_role: MemberRole | null
  readonly member_status: MemberStatus | null
  readonly active_admins: number
}

/** What the programme team has to know of an account before acting on it. */
export const managedAccount = defineStatement<
  { readonly user_id: string },
  ManagedAccountRow
>(
  'accounts.managedAccount',
  ['user_id'],
  `select
  u.user_id, u.type, u.status, trim(u.first_name || ' ' || u.last_name) as name, u.erase_at,
  u.blocked_at, o.first_name || ' ' || o.last_name as blocked_by, u.block_message, n.intern_id,
  m.company_id, c.name as company_name, m.member_id, m.role as member_role,
  m.status as member_status,
  (
    select count(*)::int
    from members a
    where
      a.company_id = m.company_id
      and a.status = 'ACTIVE'
      and a.role = 'ADMIN'
  ) as active_admins
from
  users u
  left join users o on o.user_id = u.blocked_by
  left join interns n on n.user_id = u.user_id
  left join members m on m.user_id = u.user_id
  left join companies c on c.company_id = m.company_id
where u.user_id = $1 and u.erased_at is null`,
)
