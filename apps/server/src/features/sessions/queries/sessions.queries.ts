// Generated from sessions.sql by “npm run queries”; do not edit.
// Source: 5a8705c32801
import type { CompanyStatus, MemberPermission, MemberRole, OperatorRole, UserStatus, UserType } from '@fledge/domain/sessions/types.ts'
import type { Instant } from '@fledge/kernel/dates.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface CodeRow {
  readonly email: string
  readonly type: UserType
  readonly created_at: string
  readonly expires_at: string
  readonly used_at: string | null
  readonly tries: number
  readonly link_provider: string | null
  readonly link_subject: string | null
  readonly browser_hash: string
}

export interface UserRow {
  readonly user_id: string
  readonly type: UserType
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly picture_file_id: string | null
  readonly time_zone: string
  readonly operator_role: OperatorRole | null
  readonly member_role: MemberRole | null
  readonly permissions: MemberPermission[] | null
  readonly is_onboarding_completed: boolean
  readonly company_id: string | null
  readonly company_name: string | null
  readonly company_slug: string | null
  readonly company_status: CompanyStatus | null
  readonly logo_file_id: string | null
  readonly intern_id: string | null
  readonly signup_complete: boolean
  readonly application_id: string | null
  readonly may_choose_batch: boolean
  readonly has_second_factor: boolean
  readonly second_factor_due_at: string | null
}

export interface SessionListRow {
  readonly session_id: string
  readonly device: string
  readonly created_at: string
  readonly last_used_at: string
}

export interface AppealRow {
  readonly appeal_text: string | null
  readonly appealed_at: string | null
  readonly appeal_days: number
  readonly appeal_decided_at: string | null
}

export interface DemoRow {
  readonly email: string
  readonly name: string
  readonly type: UserType
  readonly says: string
  readonly country: string | null
}

export interface AttemptRow {
  readonly type: 'C' | 'I'
  readonly nonce: string
  readonly verifier: string
  readonly redirect_to: string | null
  readonly utm: Record<string, string>
}

/** Facts about an address: its user, an open invitation, the company of its domain. */
export const addressFacts = defineStatement<
  { readonly email: string; readonly email_domain: string },
  {
    readonly user_type: UserType | null
    readonly user_status: string | null
    readonly member_status: string | null
    readonly company_status: CompanyStatus | null
    /** Name of the company that invited it. */
    readonly invited_company_name: string | null
    /** Name of the company registered under its domain. */
    readonly domain_company_name: string | null
    /** Whether it belongs to a member who requested account deletion; signing in before that day cancels it. */
    readonly is_leaving: boolean
    readonly is_blocked: boolean
    /** When the account will be deleted at its owner's request. */
    readonly erase_at: Instant | null
  }
>(
  'sessions.addressFacts',
  ['email', 'email_domain'],
  `select
  u.type as user_type, u.status as user_status, m.status as member_status,
  c.status as company_status,
  (
    select ic.name
    from members im join companies ic using (company_id)
    where im.email = $1 and im.status = 'INVITED'
    order by im.invited_at desc
    limit 1
  ) as invited_company_name,
  d.name as domain_company_name,
  coalesce(u.type = 'C' and u.erase_at is not null and not u.is_erasure_final, false) as is_leaving,
  u.blocked_at is not null as is_blocked,
  case when not u.is_erasure_final then to_char(u.erase_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as erase_at
from
  (select 1) one
  left join users u on u.email = $1
  left join members m on m.user_id = u.user_id
  left join companies c on c.company_id = m.company_id
  left join lateral (
    select name
    from companies
    where email_domain = $2
    order by created_at
    limit 1
  ) d on true`,
)

export const insertCode = defineStatement<
  {
    readonly handle: string
    readonly email: string
    readonly type: string
    readonly purpose: string
    readonly code_hash: string
    readonly now: string
    readonly expires_at: string
    readonly link_provider: string | null
    readonly link_subject: string | null
    readonly browser_hash: string
    readonly digits: number
  },
  NoRow
>(
  'sessions.insertCode',
  ['handle', 'email', 'type', 'purpose', 'code_hash', 'now', 'expires_at', 'link_provider', 'link_subject', 'browser_hash', 'digits'],
  `insert into
  codes (
    handle, email, type, purpose, code_hash, created_at, expires_at, link_provider, link_subject,
    browser_hash, digits
  )
values
  (
    $1, $2, $3, $4, $5, $6, $7, $8,
    $9, $10, $11
  )`,
)

/** Serializes codes for an address. Separate, because a waiting statement sees no newer commits. */
export const lockAddress = defineStatement<
  { readonly email: string },
  { readonly pg_advisory_xact_lock: unknown }
>(
  'sessions.lockAddress',
  ['email'],
  `select pg_advisory_xact_lock(hashtextextended ('code:' || $1, 0))`,
)

export const selectLastCode = defineStatement<
  { readonly email: string; readonly browser_hash: string },
  { readonly created_at: string | null }
>(
  'sessions.selectLastCode',
  ['email', 'browser_hash'],
  `select max(created_at) as created_at
from codes
where email = $1 and browser_hash = $2`,
)

/** Wrong guesses for codes created after $2, and codes of at most $4 digits still open at $3. */
export const guessFacts = defineStatement<
  {
    readonly digits: number
    readonly now: string
    readonly max_attempts: number
    readonly email: string
    readonly since: string
  },
  { readonly wrong_guesses: number; readonly open_short_codes: number }
>(
  'sessions.guessFacts',
  ['digits', 'now', 'max_attempts', 'email', 'since'],
  `select
  coalesce(sum(tries), 0)::int as wrong_guesses,
  (
    count(*) filter (
      where digits <= $1 and used_at is null and expires_at > $2 and tries < $3
    )
  )::int as open_short_codes
from codes
where email = $4 and created_at > $5`,
)

export const selectCode = defineStatement<
  { readonly handle: string },
  CodeRow
>(
  'sessions.selectCode',
  ['handle'],
  `select
  email::text, type, created_at, expires_at, used_at, tries, link_provider, link_subject,
  browser_hash
from codes
where handle = $1`,
)

/** One statement, so that only one of two parallel attempts succeeds (design/reliability.md, 13). */
export const markCodeUsed = defineStatement<
  {
    readonly now: string
    readonly handle: string
    readonly code_hash: string
    readonly max_attempts: number
    readonly browser_hash: string
  },
  {
    readonly email: string
    readonly type: UserType
    readonly link_provider: string | null
    readonly link_subject: string | null
  }
>(
  'sessions.markCodeUsed',
  ['now', 'handle', 'code_hash', 'max_attempts', 'browser_hash'],
  `update codes
set used_at = $1
where
  handle = $2
  and code_hash = $3
  and used_at is null
  and expires_at > $1
  and tries < $4
  and browser_hash = $5
returning email::text, type, link_provider, link_subject`,
)

/** Codes this browser can still use with this handle: its own and older ones for the same address. Locked, so that parallel attempts cannot exceed the limit. */
export const openCodes = defineStatement<
  {
    readonly browser_hash: string
    readonly now: string
    readonly max_attempts: number
    readonly handle: string
  },
  { readonly handle: string }
>(
  'sessions.openCodes',
  ['browser_hash', 'now', 'max_attempts', 'handle'],
  `select c.handle
from codes c
where
  c.browser_hash = $1
  and c.used_at is null
  and c.expires_at > $2
  and c.tries < $3
  and (c.email, c.type) = (select o.email, o.type from codes o where o.handle = $4)
order by c.handle
for update`,
)

/** Counts a guess for every code it could have matched. */
export const countTries = defineStatement<
  { readonly handles: readonly string[] },
  { readonly handle: string; readonly tries: number; readonly email: string }
>(
  'sessions.countTries',
  ['handles'],
  `update codes
set tries = tries + 1
where handle = any ($1)
returning handle, tries, email::text`,
)

export const userByEmail = defineStatement<
  { readonly email: string },
  {
    readonly user_id: string
    readonly type: UserType
    readonly status: UserStatus
    readonly invited_until: string | null
  }
>(
  'sessions.userByEmail',
  ['email'],
  `select user_id, type, status, invited_until
from users
where email = $1`,
)

/** Locks the intern, as every statement that affects their visibility does. */
export const reactivateIntern = defineStatement<
  { readonly user_id: string },
  { readonly intern_id: string }
>(
  'sessions.reactivateIntern',
  ['user_id'],
  `update users u
set status = 'ACTIVE'
from (select intern_id, user_id from interns where user_id = $1 for update) i
where u.user_id = i.user_id and u.status <> 'ACTIVE' and u.blocked_at is null
returning i.intern_id`,
)

/** A member who requested deletion and returns before the deletion date. */
export const reactivateMemberUser = defineStatement<
  { readonly user_id: string },
  { readonly company_id: string }
>(
  'sessions.reactivateMemberUser',
  ['user_id'],
  `update users u
set status = 'ACTIVE'
from members m
where
  u.user_id = $1
  and u.erase_at is not null
  and not u.is_erasure_final
  and u.blocked_at is null
  and u.status <> 'ACTIVE'
  and m.user_id = u.user_id
  and m.status = 'DEACTIVATED'
returning m.company_id`,
)

export const upsertRegistration = defineStatement<
  {
    readonly registration_id: string
    readonly email: string
    readonly type: string
    readonly utm: string
    readonly now: string
    readonly browser_hash: string
  },
  { readonly registration_id: string; readonly member_id: string | null }
>(
  'sessions.upsertRegistration',
  ['registration_id', 'email', 'type', 'utm', 'now', 'browser_hash'],
  `insert into registrations (registration_id, email, type, utm, created_at, member_id, browser_hash)
values
  (
    $1, $2, $3, $4, $5,
    (
      select member_id
      from members
      where email = $2 and status = 'INVITED' and $3 = 'C'
      order by invited_at desc
      limit 1
    ),
    $6
  )
on conflict (email, type)
where completed_at is null do update
set member_id = excluded.member_id, browser_hash = excluded.browser_hash
returning registration_id, member_id`,
)

export const userFacts = defineStatement<
  { readonly user_id: string },
  UserRow
>(
  'sessions.userFacts',
  ['user_id'],
  `select
  u.user_id, u.type, u.email::text, u.first_name, u.last_name, u.picture_file_id, u.time_zone,
  u.operator_role, m.role as member_role, m.permissions,
  m.onboarding_completed_at is not null as is_onboarding_completed, c.company_id,
  c.name as company_name, c.slug as company_slug, c.status as company_status, c.logo_file_id,
  i.intern_id, i.signup_completed_at is not null as signup_complete, a.application_id,
  i.signup_completed_at is not null
  and a.is_open is not true as may_choose_batch, f.user_id is not null as has_second_factor,
  u.second_factor_due_at
from
  users u
  left join members m on m.user_id = u.user_id
  left join companies c on c.company_id = m.company_id
  left join interns i on i.user_id = u.user_id
  left join second_factors f on f.user_id = u.user_id and f.set_up_at is not null
  left join lateral (
    select
      application_id,
      status not in ('REJECTED', 'COMPLETED', 'NOT_PLACED', 'WITHDRAWN') as is_open
    from applications
    where intern_id = i.intern_id
    order by is_open desc, created_at desc
    limit 1
  ) a on true
where u.user_id = $1`,
)

export const sessionsOfUser = defineStatement<
  { readonly user_id: string; readonly now: string },
  SessionListRow
>(
  'sessions.sessionsOfUser',
  ['user_id', 'now'],
  `select s.session_id, s.device, s.created_at, s.last_used_at
from sessions s join users u using (user_id)
where s.user_id = $1 and least(s.expires_at, s.last_used_at + interval '720 hours', case when u.type = 'O' then s.created_at + interval '12 hours' end) > $2::timestamptz
order by s.last_used_at desc
limit 100`,
)

export const markUserSeen = defineStatement<
  { readonly now: string; readonly user_id: string; readonly before: string },
  NoRow
>(
  'sessions.markUserSeen',
  ['now', 'user_id', 'before'],
  `update users
set last_seen_at = $1
where user_id = $2 and (last_seen_at is null or last_seen_at < $3)`,
)

export const insertLinkToken = defineStatement<
  {
    readonly token_hash: string
    readonly purpose: string
    readonly email: string
    readonly data: string
    readonly now: string
    readonly expires_at: string
  },
  NoRow
>(
  'sessions.insertLinkToken',
  ['token_hash', 'purpose', 'email', 'data', 'now', 'expires_at'],
  `insert into link_tokens (token_hash, purpose, email, data, created_at, expires_at)
values ($1, $2, $3, $4, $5, $6)`,
)

export const markLinkTokenUsed = defineStatement<
  { readonly now: string; readonly token_hash: string },
  {
    readonly purpose: string
    readonly email: string
    readonly data: Record<string, string>
  }
>(
  'sessions.markLinkTokenUsed',
  ['now', 'token_hash'],
  `update link_tokens
set used_at = $1
where
  token_hash = $2 and used_at is null and expires_at > $1 and purpose <> 'appeal'
returning purpose, email::text, data`,
)

/** The link of a sent appeal shows it at least until it has to be decided, and never ends earlier. */
export const markAppealLinkUsed = defineStatement<
  {
    readonly now: string
    readonly expires_at: string
    readonly token_hash: string
    readonly purpose: string
  },
  { readonly user_id: string }
>(
  'sessions.markAppealLinkUsed',
  ['now', 'expires_at', 'token_hash', 'purpose'],
  `update link_tokens
set used_at = $1, expires_at = greatest(expires_at, $2::timestamptz)
where
  token_hash = $3 and purpose = $4 and used_at is null and expires_at > $1
returning data ->> 'user' as user_id`,
)

/** The appeal of the person of a link, while their ban lasts: none if it can still be sent with it. */
export const appealOfLink = defineStatement<
  { readonly token_hash: string; readonly purpose: string; readonly now: string },
  AppealRow
>(
  'sessions.appealOfLink',
  ['token_hash', 'purpose', 'now'],
  `select u.appeal_text, u.appealed_at, u.appeal_days, u.appeal_decided_at
from link_tokens l join users u on u.user_id = (l.data ->> 'user')::uuid
where
  l.token_hash = $1
  and l.purpose = $2
  and l.expires_at > $3
  and u.ban_reason is not null
  and (l.used_at is null or u.appealed_at is not null)`,
)

export const selectDemoPeople = defineStatement<
  { readonly type: string | null },
  DemoRow
>(
  'sessions.selectDemoPeople',
  ['type'],
  `select
  u.email::text, u.first_name || ' ' || u.last_name as name, u.type,
  coalesce(u.utm ->> 'demo', '') as says, u.utm ->> 'country' as country
from users u
where u.utm ? 'demo' and u.status = 'ACTIVE' and ($1::text is null or u.type = $1)
order by u.utm ->> 'demo_order', u.created_at
limit 24`,
)

export const insertAttempt = defineStatement<
  {
    readonly state_hash: string
    readonly browser_hash: string
    readonly type: string
    readonly nonce: string
    readonly verifier: string
    readonly redirect_to: string | null
    readonly utm: string
    readonly now: string
    readonly expires_at: string
  },
  NoRow
>(
  'sessions.insertAttempt',
  ['state_hash', 'browser_hash', 'type', 'nonce', 'verifier', 'redirect_to', 'utm', 'now', 'expires_at'],
  `insert into
  sign_in_attempts (
    state_hash, browser_hash, provider, type, nonce, verifier, redirect_to, utm, created_at,
    expires_at
  )
values
  (
    $1, $2, 'google', $3, $4, $5, $6, $7, $8,
    $9
  )`,
)

/** Uses an attempt, once, in the browser that started it. */
export const markAttemptUsed = defineStatement<
  { readonly now: string; readonly state_hash: string; readonly browser_hash: string },
  AttemptRow
>(
  'sessions.markAttemptUsed',
  ['now', 'state_hash', 'browser_hash'],
  `update sign_in_attempts
set used_at = $1
where
  state_hash = $2
  and browser_hash = $3
  and used_at is null
  and expires_at > $1
returning type, nonce, verifier, redirect_to, utm`,
)

/** Allows another try after the provider did not respond. */
export const reopenAttempt = defineStatement<
  { readonly state_hash: string; readonly browser_hash: string },
  NoRow
>(
  'sessions.reopenAttempt',
  ['state_hash', 'browser_hash'],
  `update sign_in_attempts
set used_at = null
where state_hash = $1 and browser_hash = $2`,
)

export const userOfIdentity = defineStatement<
  { readonly provider: string; readonly subject: string },
  { readonly user_id: string; readonly email: string }
>(
  'sessions.userOfIdentity',
  ['provider', 'subject'],
  `select u.user_id, u.email::text
from identities i join users u using (user_id)
where i.provider = $1 and i.subject = $2`,
)

/** An identity that already has an account keeps it. */
export const linkIdentity = defineStatement<
  {
    readonly provider: string
    readonly subject: string
    readonly user_id: string
    readonly now: string
  },
  NoRow
>(
  'sessions.linkIdentity',
  ['provider', 'subject', 'user_id', 'now'],
  `insert into identities (provider, subject, user_id, created_at)
values ($1, $2, $3, $4)
on conflict (provider, subject) do update
set user_id = excluded.user_id, registration_id = null
where identities.user_id is null`,
)

export const linkRegistration = defineStatement<
  {
    readonly provider: string
    readonly subject: string
    readonly registration_id: string
    readonly now: string
  },
  NoRow
>(
  'sessions.linkRegistration',
  ['provider', 'subject', 'registration_id', 'now'],
  `insert into identities (provider, subject, registration_id, created_at)
values ($1, $2, $3, $4)
on conflict (provider, subject) do update
set registration_id = excluded.registration_id
where identities.user_id is null`,
)

/** Moves the identities of a registration to its new account. */
export const claimIdentities = defineStatement<
  { readonly user_id: string; readonly registration_id: string },
  NoRow
>(
  'sessions.claimIdentities',
  ['user_id', 'registration_id'],
  `update identities
set user_id = $1, registration_id = null
where registration_id = $2 and user_id is null`,
)
