import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import type { ActionRow } from './queries/action.queries.ts'
import { statusSql } from '../../platform/db/statuses.ts'

const actionColumns = `a.action_id, a.internship_id, a.kind, a.status, a.raised_by, a.note, a.data, a.decision_reason, a.created_at, a.decided_at,
  (select u.first_name || ' ' || u.last_name from members m join users u on u.user_id = m.user_id where m.member_id::text = a.data ->> 'supervisor_id') as supervisor_name`

export interface ActionQueueRow extends ActionRow {
  role: string
  company_name: string
  intern_name: string
  starts_on: string
  ends_on: string
  internship_status: InternshipStatus
  people: { member_id: string; name: string }[]
}
export const actionQueue = defineList<{
  row: ActionQueueRow
  scope: { operator: OperatorScope; status: string }
}>({
  name: 'internships.actionQueue',
  columns: `${actionColumns}, o.role, co.name as company_name, u.first_name || ' ' || u.last_name as intern_name, i.starts_on, i.ends_on, i.status as internship_status,
     case when a.kind = 'CHANGE_SUPERVISOR' and a.data ->> 'supervisor_id' is null then coalesce((select jsonb_agg(jsonb_build_object('member_id', m.member_id, 'name', mu.first_name || ' ' || mu.last_name) order by mu.first_name)
       from members m join users mu on mu.user_id = m.user_id where m.company_id = i.company_id and m.status = ${statusSql('member.ACTIVE')} and m.member_id <> i.supervisor_member_id), '[]') else '[]' end as people`,
  from: 'internship_actions a',
  joins: {
    i: 'join internships i on i.internship_id = a.internship_id',
    o: 'join offers o on o.offer_id = i.offer_id',
    co: 'join companies co on co.company_id = i.company_id',
    n: 'join interns n on n.intern_id = i.intern_id',
    u: 'join users u on u.user_id = n.user_id',
  },
  where: ['a.status = :status'],
  filters: {},
  orders: {
    default: {
      direction: 'asc',
      key: [
        { sql: 'a.created_at', type: 'timestamptz' },
        { sql: 'a.action_id', type: 'uuid' },
      ],
    },
  },
})
