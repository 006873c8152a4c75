// Generated from action.sql by “npm run queries”; do not edit.
// Source: dc2badcdb394
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { InternshipActionKind, InternshipActionStatus, InternshipStatus } from '@fledge/domain/internships/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface ActionRow {
  readonly action_id: string
  readonly internship_id: string
  readonly kind: InternshipActionKind
  readonly status: InternshipActionStatus
  readonly raised_by: 'company' | 'intern'
  readonly note: string
  readonly data: Readonly<Record<string, unknown>>
  readonly decision_reason: string | null
  readonly created_at: string
  readonly due_at: string | null
  readonly review_days: number
  readonly decided_at: string | null
  readonly supervisor_name: string | null
}

export interface ActionQueueRow {
  readonly action_id: string
  readonly internship_id: string
  readonly kind: InternshipActionKind
  readonly status: InternshipActionStatus
  readonly raised_by: 'company' | 'intern'
  readonly note: string
  readonly data: Readonly<Record<string, unknown>>
  readonly decision_reason: string | null
  readonly created_at: string
  readonly due_at: string | null
  readonly review_days: number
  readonly decided_at: string | null
  readonly supervisor_name: string | null
  readonly role: string
  readonly company_name: string
  readonly intern_name: string
  readonly starts_on: string
  readonly ends_on: string
  readonly internship_status: InternshipStatus
  readonly people: { member_id: string; name: string }[]
}

export const actionsOf = defineStatement<
  { readonly internship_id: string },
  ActionRow
>(
  'internships.actionsOf',
  ['internship_id'],
  `select a.action_id, a.internship_id, a.kind, a.status, a.raised_by, a.note, a.data, a.decision_reason,
a.created_at, a.due_at, a.review_days, a.decided_at,
(
  select u.first_name || ' ' || u.last_name
  from members m join users u on u.user_id = m.user_id
  where m.member_id = (a.data ->> 'supervisor_id')::uuid
) as supervisor_name
from internship_actions a
where a.internship_id = $1
order by a.created_at desc
limit 50`,
)

export const actionById = defineStatement<
  { readonly action_id: string },
  ActionRow
>(
  'internships.actionById',
  ['action_id'],
  `select a.action_id, a.internship_id, a.kind, a.status, a.raised_by, a.note, a.data, a.decision_reason,
a.created_at, a.due_at, a.review_days, a.decided_at,
(
  select u.first_name || ' ' || u.last_name
  from members m join users u on u.user_id = m.user_id
  where m.member_id = (a.data ->> 'supervisor_id')::uuid
) as supervisor_name
from internship_actions a
where a.action_id = $1`,
)

export const actionQueueRows: ListSource<ActionQueueRow> = {
  columns: `a.action_id, a.internship_id, a.kind, a.status, a.raised_by, a.note, a.data, a.decision_reason,
a.created_at, a.due_at, a.review_days, a.decided_at,
(
  select u.first_name || ' ' || u.last_name
  from members m join users u on u.user_id = m.user_id
  where m.member_id = (a.data ->> 'supervisor_id')::uuid
) as supervisor_name,
  o.role, co.name as company_name, u.first_name || ' ' || u.last_name as intern_name, i.starts_on,
  i.ends_on, i.status as internship_status,
  case
    when a.kind = 'CHANGE_SUPERVISOR' and a.data ->> 'supervisor_id' is null then coalesce(
      (
        select
          jsonb_agg(
            jsonb_build_object('member_id', m.member_id, 'name', mu.first_name || ' ' || mu.last_name)
            order by mu.first_name
          )
        from members m join users mu on mu.user_id = m.user_id
        where
          m.company_id = i.company_id
          and m.status = 'ACTIVE'
          and m.member_id <> i.supervisor_member_id
      ),
      '[]'
    )
    else '[]'
  end as people`,
  from: `internship_actions a`,
  joins: {
    i: `join internships i on i.internship_id = a.internship_id`,
    o: `join offers o on o.offer_id = i.offer_id`,
    co: `join companies co on co.company_id = i.company_id`,
    n: `join interns n on n.intern_id = i.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
  },
}

export const insertAction = defineStatement<
  {
    readonly action_id: string
    readonly internship_id: string
    readonly kind: InternshipActionKind
    readonly status: InternshipActionStatus | null
    readonly raised_by: 'company' | 'intern'
    readonly raised_by_user: string
    readonly note: string
    readonly data: string
    readonly now: string
  },
  NoRow
>(
  'internships.insertAction',
  ['action_id', 'internship_id', 'kind', 'status', 'raised_by', 'raised_by_user', 'note', 'data', 'now'],
  `insert into
  internship_actions (
    action_id, internship_id, kind, status, raised_by, raised_by_user, note, data, created_at,
    review_days
  )
values
  (
    $1, $2, $3, $4, $5, $6, $7, $8::jsonb,
    $9, coalesce((select st.value::smallint from settings st where st.name = 'action_review_days' and st.value between '1' and '10'), 3)
  )`,
)

export const moveAction = defineStatement<
  {
    readonly to: InternshipActionStatus | null
    readonly decision_reason: string
    readonly now: string
    readonly action_id: string
    readonly from: InternshipActionStatus | null
  },
  NoRow
>(
  'internships.moveAction',
  ['to', 'decision_reason', 'now', 'action_id', 'from'],
  `update internship_actions
set status = $1, decision_reason = $2, decided_at = $3
where action_id = $4 and status = $5`,
)
