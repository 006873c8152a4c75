import type {
  InternshipActionKind,
  InternshipActionStatus,
  InternshipStatus,
} from '@fledge/domain/internships/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statement } from '../../platform/db/statement.ts'

// Requests of either side during an internship, and their decisions.

export interface ActionRow {
  action_id: string
  internship_id: string
  kind: InternshipActionKind
  status: InternshipActionStatus
  raised_by: 'company' | 'intern'
  note: string
  data: Readonly<Record<string, unknown>>
  decision_reason: string | null
  created_at: string
  decided_at: string | null
  supervisor_name: string | null
}
const actionColumns = `a.action_id, a.internship_id, a.kind, a.status, a.raised_by, a.note, a.data, a.decision_reason, a.created_at, a.decided_at,
  (select u.first_name || ' ' || u.last_name from members m join users u on u.user_id = m.user_id where m.member_id::text = a.data ->> 'supervisor_id') as supervisor_name`
export const actionsOf = statement<[internship: string], ActionRow>(
  'internships.actionsOf',
  `select ${actionColumns} from internship_actions a where a.internship_id = $1 order by a.created_at desc limit 50`,
)
export const actionById = statement<[id: string], ActionRow>(
  'internships.actionById',
  `select ${actionColumns} from internship_actions a where a.action_id = $1`,
)
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
       from members m join users mu on mu.user_id = m.user_id where m.company_id = i.company_id and m.status = 'ACTIVE' and m.member_id <> i.supervisor_member_id), '[]') else '[]' end as people`,
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
export const insertAction = statement<
  [
    id: string,
    internship: string,
    kind: InternshipActionKind,
    status: InternshipActionStatus | null,
    by: 'company' | 'intern',
    user: string,
    note: string,
    data: string,
    now: string,
  ]
>(
  'internships.insertAction',
  `insert into internship_actions (action_id, internship_id, kind, status, raised_by, raised_by_user, note, data, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9)`,
)
export const moveAction = statement<
  [
    id: string,
    from: InternshipActionStatus | null,
    to: InternshipActionStatus | null,
    reason: string,
    now: string,
  ]
>(
  'internships.moveAction',
  `update internship_actions set status = $3, decision_reason = $4, decided_at = $5 where action_id = $1 and status = $2`,
)
