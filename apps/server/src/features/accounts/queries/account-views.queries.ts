// Generated from account-views.sql by “npm run queries”; do not edit.
// Source: 34bd8d6867d0
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface OpenAccountView {
  readonly view_id: string
  readonly user_id: string
}

/** A view ends with the session in which it began, at the latest. */
export const insertAccountView = defineStatement<
  {
    readonly view_id: string
    readonly user_id: string
    readonly operator_id: string
    readonly reason: string
    readonly now: string
    readonly ends_at: string
    readonly session_id: string
  },
  { readonly ends_at: string }
>(
  'accounts.insertAccountView',
  ['view_id', 'user_id', 'operator_id', 'reason', 'now', 'ends_at', 'session_id'],
  `insert into account_views (view_id, user_id, operator_id, session_id, reason, begun_at, ends_at)
select
  $1, $2, $3, s.session_id, $4, $5::timestamptz,
  least($6::timestamptz, least(s.expires_at, s.last_used_at + interval '720 hours', case when o.type = 'O' then s.created_at + interval '12 hours' end))
from sessions s join users o using (user_id)
where s.session_id = $7
returning ends_at`,
)

export const openViewsOfSession = defineStatement<
  { readonly session_id: string },
  OpenAccountView
>(
  'accounts.openViewsOfSession',
  ['session_id'],
  `select view_id, user_id
from account_views
where session_id = $1 and ended_at is null`,
)

/** Those whose time is over, and those that are not possible any more: the operator has signed out or is no manager any more, or the account is not active. */
export const dueAccountViews = defineStatement<
  { readonly now: string },
  { readonly view_id: string; readonly user_id: string }
>(
  'accounts.dueAccountViews',
  ['now'],
  `select v.view_id, v.user_id
from account_views v
where
  v.ended_at is null
  and (
    v.ends_at <= $1
    or not exists (
      select from sessions s join users o using (user_id)
      where
        s.session_id = v.session_id
        and s.user_id = v.operator_id
        and least(s.expires_at, s.last_used_at + interval '720 hours', case when o.type = 'O' then s.created_at + interval '12 hours' end) > $1::timestamptz
        and o.status = 'ACTIVE'
        and o.operator_role = 'MANAGER'
    )
    or not exists (
      select from users u where u.user_id = v.user_id and u.status = 'ACTIVE'
    )
  )
order by v.ends_at, v.view_id
limit 100`,
)

export const endAccountViewRow = defineStatement<
  { readonly now: string; readonly view_id: string },
  NoRow
>(
  'accounts.endAccountViewRow',
  ['now', 'view_id'],
  `update account_views
set ended_at = least($1, ends_at)
where view_id = $2 and ended_at is null`,
)
