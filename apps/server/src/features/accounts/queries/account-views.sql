-- A view ends with the session in which it began, at the latest.
-- name: insertAccountView
insert into account_views (view_id, user_id, operator_id, session_id, reason, begun_at, ends_at)
select
  :view_id, :user_id, :operator_id, s.session_id, :reason, :now::timestamptz,
  least(:ends_at::timestamptz, {{session_ends_at(s, o)}})
from sessions s join users o using (user_id)
where s.session_id = :session_id
returning ends_at;

-- name: openViewsOfSession
-- row: OpenAccountView
select view_id, user_id
from account_views
where session_id = :session_id and ended_at is null;

-- Those whose time is over, and those that are not possible any more: the operator has signed out or is
-- no manager any more, or the account is not active.
-- name: dueAccountViews
select v.view_id, v.user_id
from account_views v
where
  v.ended_at is null
  and (
    v.ends_at <= :now
    or not exists (
      select from sessions s join users o using (user_id)
      where
        s.session_id = v.session_id
        and s.user_id = v.operator_id
        and {{session_ends_at(s, o)}} > :now::timestamptz
        and o.status = {{user.ACTIVE}}
        and o.operator_role = {{operator_role.MANAGER}}
    )
    or not exists (
      select from users u where u.user_id = v.user_id and u.status = {{user.ACTIVE}}
    )
  )
order by v.ends_at, v.view_id
limit 100;

-- name: endAccountViewRow
update account_views
set ended_at = least(:now, ends_at)
where view_id = :view_id and ended_at is null;
