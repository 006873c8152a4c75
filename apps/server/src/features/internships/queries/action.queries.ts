// Generated from action.sql by “npm run queries”; do not edit.
// Source: 0c6199639f94
import type { InternshipActionKind, InternshipActionStatus } from '@fledge/domain/internships/types.ts'
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
  readonly decided_at: string | null
  readonly supervisor_name: string | null
}

export const actionsOf = defineStatement<
  { readonly internship_id: string },
  ActionRow
>(
  'internships.actionsOf',
  ['internship_id'],
  `select a.action_id, a.internship_id, a.kind, a.status, a.raised_by, a.note, a.data, a.decision_reason,
a.created_at, a.decided_at,
(
  select u.first_name || ' ' || u.last_name
  from members m join users u on u.user_id = m.user_id
  where m.member_id::text = a.data ->> 'supervisor_id'
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
a.created_at, a.decided_at,
(
  select u.first_name || ' ' || u.last_name
  from members m join users u on u.user_id = m.user_id
  where m.member_id::text = a.data ->> 'supervisor_id'
) as supervisor_name
from internship_actions a
where a.action_id = $1`,
)

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
  internship_actions (action_id, internship_id, kind, status, raised_by, raised_by_user, note, data, created_at)
values
  (
    $1, $2, $3, $4, $5, $6, $7, $8::jsonb,
    $9
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
