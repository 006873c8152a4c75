// Generated from session.sql by “npm run queries”; do not edit.
// Source: b488006d9eb3
import type { CompanyStatus, MemberPermission, MemberRole, OperatorRole, UserType } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../db/statement.ts'

export interface SessionRow {
  readonly session_id: string
  readonly user_id: string | null
  readonly registration_id: string | null
  readonly last_used_at: string
  readonly type: UserType | null
  readonly operator_role: OperatorRole | null
  readonly partner_id: string | null
  readonly member_id: string | null
  readonly company_id: string | null
  readonly role: MemberRole | null
  readonly permissions: MemberPermission[] | null
  readonly company_status: CompanyStatus | null
  readonly intern_id: string | null
  readonly reg_email: string | null
  readonly reg_type: UserType | null
  readonly invited_member_id: string | null
  readonly second_factor_at: string | null
  readonly has_second_factor: boolean
  readonly second_factor_due_at: string | null
}

export const findSessionByToken = defineStatement<
  { readonly token_hash: string; readonly now: string },
  SessionRow
>(
  'session.findSessionByToken',
  ['token_hash', 'now'],
  `select
  s.session_id, s.user_id, s.registration_id, s.last_used_at, u.type, u.operator_role, u.partner_id,
  m.member_id, m.company_id, m.role, m.permissions, c.status as company_status, i.intern_id,
  r.email::text as reg_email, r.type as reg_type, r.member_id as invited_member_id,
  s.second_factor_at, f.user_id is not null as has_second_factor, u.second_factor_due_at
from
  sessions s
  left join users u on u.user_id = s.user_id and u.status = 'ACTIVE'
  left join members m on m.user_id = u.user_id and m.status = 'ACTIVE'
  left join companies c on c.company_id = m.company_id
  left join interns i on i.user_id = u.user_id
  left join second_factors f on f.user_id = u.user_id and f.set_up_at is not null
  left join registrations r on r.registration_id = s.registration_id and r.completed_at is null
where s.token_hash = $1 and least(s.expires_at, s.last_used_at + interval '720 hours', case when u.type = 'O' then s.created_at + interval '12 hours' end) > $2::timestamptz`,
)

/** The account at which a manager looks in a session, as if its owner had signed in. */
export const findViewedAccount = defineStatement<
  {
    readonly view_id: string
    readonly session_id: string | null
    readonly operator_id: string
    readonly now: string
  },
  {
    readonly view_id: string
    readonly ends_at: string
    readonly user_id: string
    readonly type: UserType | null
    readonly name: string
    readonly member_id: string | null
    readonly company_id: string | null
    readonly role: MemberRole | null
    readonly permissions: MemberPermission[] | null
    readonly company_status: CompanyStatus | null
    readonly intern_id: string | null
  }
>(
  'session.findViewedAccount',
  ['view_id', 'session_id', 'operator_id', 'now'],
  `select
  v.view_id, v.ends_at, u.user_id, u.type,
  coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email::text) as name,
  m.member_id, m.company_id, m.role, m.permissions, c.status as company_status, i.intern_id
from
  account_views v
  join users u on u.user_id = v.user_id and u.status = 'ACTIVE'
  left join members m on m.user_id = u.user_id and m.status = 'ACTIVE'
  left join companies c on c.company_id = m.company_id
  left join interns i on i.user_id = u.user_id
where
  v.view_id = $1
  and v.session_id = $2
  and v.operator_id = $3
  and v.ended_at is null
  and v.ends_at > $4
  and u.type in ('I', 'C')`,
)

export const touchSession = defineStatement<
  { readonly last_used_at: string; readonly session_id: string },
  NoRow
>(
  'session.touchSession',
  ['last_used_at', 'session_id'],
  `update sessions
set last_used_at = $1
where session_id = $2 and last_used_at < $1`,
)

export const insertSession = defineStatement<
  {
    readonly session_id: string
    readonly token_hash: string
    readonly user_id: string | null
    readonly registration_id: string | null
    readonly created_at: string
    readonly expires_at: string
    readonly device: string
  },
  NoRow
>(
  'session.insertSession',
  ['session_id', 'token_hash', 'user_id', 'registration_id', 'created_at', 'expires_at', 'device'],
  `insert into
  sessions (session_id, token_hash, user_id, registration_id, created_at, last_used_at, expires_at, device)
values
  (
    $1, $2, $3, $4, $5, $5, $6,
    $7
  )`,
)

export const sessionExpiry = defineStatement<
  { readonly token_hash: string },
  { readonly expires_at: string }
>(
  'session.sessionExpiry',
  ['token_hash'],
  `select expires_at
from sessions
where token_hash = $1`,
)

export const markSecondFactorEntered = defineStatement<
  { readonly now: string; readonly session_id: string },
  NoRow
>(
  'session.markSecondFactorEntered',
  ['now', 'session_id'],
  `update sessions
set second_factor_at = $1
where session_id = $2`,
)

/** Those that wait for a code, once the user has no second factor any more. */
export const deletePendingSessions = defineStatement<
  { readonly user_id: string; readonly now: string },
  NoRow
>(
  'session.deletePendingSessions',
  ['user_id', 'now'],
  `with
  gone as (
    delete from sessions
    where user_id = $1 and second_factor_at is null
    returning user_id, session_id
  )
insert into security_events (at, kind, reason, user_id, session_id)
select $2, 'SESSION_ENDED', 'SECOND_FACTOR', user_id, session_id
from gone`,
)

export const endSessionById = defineStatement<
  { readonly session_id: string; readonly now: string; readonly reason: string },
  NoRow
>(
  'session.endSessionById',
  ['session_id', 'now', 'reason'],
  `with gone as (delete from sessions where session_id = $1 returning user_id, session_id)
insert into security_events (at, kind, reason, user_id, session_id)
select $2, 'SESSION_ENDED', $3, user_id, session_id
from gone`,
)

/** @returns the number of sessions ended */
export const deleteSessionOfUser = defineStatement<
  { readonly session_id: string; readonly user_id: string; readonly now: string },
  NoRow
>(
  'session.deleteSessionOfUser',
  ['session_id', 'user_id', 'now'],
  `with
  gone as (
    delete from sessions
    where session_id = $1 and user_id = $2
    returning user_id, session_id
  )
insert into security_events (at, kind, reason, user_id, session_id)
select $3, 'SESSION_ENDED', 'ENDED_ELSEWHERE', user_id, session_id
from gone`,
)

export const deleteSessionsOfUser = defineStatement<
  { readonly user_id: string; readonly now: string; readonly reason: string },
  NoRow
>(
  'session.deleteSessionsOfUser',
  ['user_id', 'now', 'reason'],
  `with gone as (delete from sessions where user_id = $1 returning user_id, session_id)
insert into security_events (at, kind, reason, user_id, session_id)
select $2, 'SESSION_ENDED', $3, user_id, session_id
from gone`,
)

/** @returns the number of sessions ended */
export const endAllUsersSessions = defineStatement<
  { readonly now: string },
  NoRow
>(
  'session.endAllUsersSessions',
  ['now'],
  `with gone as (delete from sessions returning user_id, session_id)
insert into security_events (at, kind, reason, user_id, session_id)
select $1, 'SESSION_ENDED', 'SECRET_REPLACED', user_id, session_id
from gone`,
)
