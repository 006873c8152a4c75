import type { MemberPermission, MemberRole, MemberStatus } from '@fledge/domain/members/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { type PocRow, pocRows } from './queries/members.queries.ts'
import { statusSql } from '../../platform/db/statuses.ts'

const titleJoin = `left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id`

export const pocs = defineList<{
  row: PocRow
  scope: { company: CompanyScope }
  filters: { search: string }
}>({
  name: 'members.pocs',
  ...pocRows,
  where: [
    `m.company_id = :company and m.status = ${statusSql('member.ACTIVE')} and m.user_id is not null`,
  ],
  filters: {
    search: { contains: ["u.first_name || ' ' || u.last_name || ' ' || u.email"] },
  },
  orders: { default: ['u.first_name', 'u.last_name', 'm.member_id'] },
})

export interface MemberRow {
  user_id: string
  member_id: string
  email: string
  first_name: string
  last_name: string
  picture_file_id: string | null
  job_title: string | null
  role: MemberRole
  permissions: MemberPermission[]
  status: MemberStatus
  invited_at: string | null
  reminded_at: string | null
  last_seen_at: string | null
  has_user: boolean
  /** Whether the member requested the deletion of their account, which only they can cancel. */
  is_leaving: boolean
}
const memberColumns = `coalesce(m.user_id, m.member_id) as user_id, m.member_id, m.email::text, coalesce(u.first_name, '') as first_name, coalesce(u.last_name, '') as last_name, u.picture_file_id,
  coalesce(m.custom_job_title, l.label) as job_title, m.role, m.permissions, m.status, m.invited_at, m.reminded_at, u.last_seen_at, m.user_id is not null as has_user, u.erase_at is not null as is_leaving`
const memberJoins = { u: 'left join users u on u.user_id = m.user_id', l: titleJoin } as const
const activeAdminsSql = (company: string) =>
  `(select count(*) from members a where a.company_id = ${company} and a.status = ${statusSql('member.ACTIVE')} and a.role = ${statusSql('member_role.ADMIN')}) as active_admins`

export const memberList = defineList<{
  row: MemberRow & { active_admins: number }
  scope: { company: CompanyScope }
  filters: { role: MemberRole; status: MemberStatus; current: true; search: string }
}>({
  name: 'members.list',
  columns: `${memberColumns}, ${activeAdminsSql(':company')}`,
  from: 'members m',
  joins: memberJoins,
  where: ['m.company_id = :company'],
  filters: {
    role: 'm.role = :role',
    status: 'm.status = :status',
    current: `m.status <> ${statusSql('member.REVOKED')}`,
    search: { contains: ["coalesce(u.first_name || ' ' || u.last_name, '') || ' ' || m.email"] },
  },
  orders: {
    default: [
      `array_position(array[${statusSql('member.ACTIVE', 'member.INVITED', 'member.DEACTIVATED', 'member.REVOKED')}], m.status)`,
      'm.is_first desc',
      'm.created_at',
      'm.member_id',
    ],
  },
})
