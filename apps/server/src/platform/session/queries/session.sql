-- name: findSessionByToken
-- row: SessionRow
-- column: type: UserType | null
-- column: member_id: string | null
-- column: company_id: string | null
-- column: role: MemberRole | null
-- column: permissions: MemberPermission[] | null
-- column: company_status: CompanyStatus | null
-- column: intern_id: string | null
-- column: reg_type: UserType | null
-- column: has_second_factor: boolean
select
  s.session_id, s.user_id, s.registration_id, s.last_used_at, u.type, u.operator_role, u.partner_id,
  m.member_id, m.company_id, m.role, m.permissions, c.status as company_status, i.intern_id,
  r.email::text as reg_email, r.type as reg_type, r.member_id as invited_member_id,
  s.second_factor_at, f.user_id is not null as has_second_factor, u.second_factor_due_at
from
  sessions s
  left join users u on u.user_id = s.user_id and u.status = {{user.ACTIVE}}
  left join members m on m.user_id = u.user_id and m.status = {{member.ACTIVE}}
  left join companies c on c.company_id = m.company_id
  left join interns i on i.user_id = u.user_id
  left join second_factors f on f.user_id = u.user_id and f.set_up_at is not null
  left join registrations r on r.registration_id = s.registration_id and r.completed_at is null
where s.token_hash = :token_hash and {{session_ends_at(s, u)}} > :now::timestamptz;

-- The account at which a manager looks in a session, as if its owner had signed in.
-- name: findViewedAccount
-- param: session_id: string | null
-- column: name: string
-- column: type: UserType | null
-- column: member_id: string | null
-- column: company_id: string | null
-- column: role: MemberRole | null
-- column: permissions: MemberPermission[] | null
-- column: company_status: CompanyStatus | null
-- column: intern_id: string | null
select
  v.view_id, v.ends_at, u.user_id, u.type,
  coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email::text) as name,
  m.member_id, m.company_id, m.role, m.permissions, c.status as company_status, i.intern_id
from
  account_views v
  join users u on u.user_id = v.user_id and u.status = {{user.ACTIVE}}
  left join members m on m.user_id = u.user_id and m.status = {{member.ACTIVE}}
  left join companies c on c.company_id = m.company_id
  left join interns i on i.user_id = u.user_id
where
  v.view_id = :view_id
  and v.session_id = :session_id
  and v.operator_id = :operator_id
  and v.ended_at is null
  and v.ends_at > :now
  and u.type in ('I', 'C');

-- name: touchSession
update sessions
set last_used_at = :last_used_at
where session_id = :session_id and last_used_at < :last_used_at;

-- name: insertSession
-- param: user_id: string | null
-- param: registration_id: string | null
insert into
  sessions (session_id, token_hash, user_id, registration_id, created_at, last_used_at, expires_at, device)
values
  (
    :session_id, :token_hash, :user_id, :registration_id, :created_at, :created_at, :expires_at,
    :device
  );

-- name: sessionExpiry
select expires_at
from sessions
where token_hash = :token_hash;

-- name: markSecondFactorEntered
update sessions
set second_factor_at = :now
where session_id = :session_id;

-- Those that wait for a code, once the user has no second factor any more.
-- name: deletePendingSessions
with
  gone as (
    delete from sessions
    where user_id = :user_id and second_factor_at is null
    returning user_id, session_id
  )
insert into security_events (at, kind, reason, user_id, session_id)
select :now, 'SESSION_ENDED', 'SECOND_FACTOR', user_id, session_id
from gone;

-- name: endSessionById
with gone as (delete from sessions where session_id = :session_id returning user_id, session_id)
insert into security_events (at, kind, reason, user_id, session_id)
select :now, 'SESSION_ENDED', :reason, user_id, session_id
from gone;

-- @returns the number of sessions ended
-- name: deleteSessionOfUser
with
  gone as (
    delete from sessions
    where session_id = :session_id and user_id = :user_id
    returning user_id, session_id
  )
insert into security_events (at, kind, reason, user_id, session_id)
select :now, 'SESSION_ENDED', 'ENDED_ELSEWHERE', user_id, session_id
from gone;

-- name: deleteSessionsOfUser
with gone as (delete from sessions where user_id = :user_id returning user_id, session_id)
insert into security_events (at, kind, reason, user_id, session_id)
select :now, 'SESSION_ENDED', :reason, user_id, session_id
from gone;

-- @returns the number of sessions ended
-- name: endAllUsersSessions
with gone as (delete from sessions returning user_id, session_id)
insert into security_events (at, kind, reason, user_id, session_id)
select :now, 'SESSION_ENDED', 'SECRET_REPLACED', user_id, session_id
from gone;
