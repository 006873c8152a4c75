import type { MemberRole, MemberStatus } from '@fledge/domain/members/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { type MemberRow, memberRows, type PocRow, pocRows } from './queries/members.queries.ts'
import { statusSql } from '../../platform/db/statuses.ts'

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
    search: { contains: ['u.email::text'], names: ['u.search_name'] },
  },
  orders: { default: ['u.first_name', 'u.last_name', 'm.member_id'] },
})

export const memberList = defineList<{
  row: MemberRow
  scope: { company_id: CompanyScope }
  filters: { role: MemberRole; status: MemberStatus; current: true; search: string }
}>({
  name: 'members.list',
  ...memberRows,
  where: ['m.company_id = :company_id'],
  filters: {
    role: 'm.role = :role',
    status: 'm.status = :status',
    current: `m.status <> ${statusSql('member.REVOKED')}`,
    search: { contains: ['m.email::text'], names: ['u.search_name'] },
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
