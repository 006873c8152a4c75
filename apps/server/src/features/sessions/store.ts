import type { AddressFacts } from '@fledge/domain/sessions/next-step.ts'
import type {
  CompanyStatus,
  MemberPermission,
  MemberRole,
  OperatorRole,
  UserType,
} from '@fledge/domain/sessions/types.ts'
import { isoTimestampSql, statement } from '../../platform/db/statement.ts'
import { recordEndedSessionsSql } from '../../platform/session/security-events.ts'

/** Facts about an address: its user, an open invitation, the company of its domain. */
export const addressFacts = statement<[email: string, domain: string], AddressFacts>(
  'sessions.addressFacts',
  `select u.type as user_type, u.status as user_status, m.status as member_status, c.status as company_status,
          (select ic.name from members im join companies ic using (company_id) where im.email = $1 and im.status = 'INVITED' order by im.invited_at desc limit 1) as invited_company,
          d.name as domain_company, coalesce(u.type = 'C' and u.erase_at is not null, false) as is_leaving, ${isoTimestampSql('u.erase_at')} as erase_at
   from (select 1) one
   left join users u on u.email = $1
   left join members m on m.user_id = u.user_id
   left join companies c on c.company_id = m.company_id
   left join lateral (select name from companies where email_domain = $2 order by created_at limit 1) d on true`,
)

export const insertCode = statement<
  [
    handle: string,
    email: string,
    type: string,
    purpose: string,
    codeHash: string,
    now: string,
    expires: string,
    linkProvider: string | null,
    linkSubject: string | null,
    browserHash: string,
    digits: number,
  ]
>(
  'sessions.insertCode',
  `insert into codes (handle, email, type, purpose, code_hash, created_at, expires_at, link_provider, link_subject, browser_hash, digits) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
)

/** Serializes codes for an address. Separate, because a waiting statement sees no newer commits. */
export const lockAddress = statement<[email: string]>(
  'sessions.lockAddress',
  `select pg_advisory_xact_lock(hashtextextended('code:' || $1, 0))`,
)
export const selectLastCode = statement<
  [email: string, browserHash: string],
  { created_at: string | null }
>(
  'sessions.lastCode',
  `select max(created_at) as created_at from codes where email = $1 and browser_hash = $2`,
)
/** Wrong guesses for codes created after $2, and codes of at most $4 digits still open at $3. */
export const guessFacts = statement<
  [email: string, since: string, now: string, digits: number, mostTries: number],
  { wrong_guesses: number; open_short_codes: number }
>(
  'sessions.guessFacts',
  `select coalesce(sum(tries), 0)::int as wrong_guesses,
          (count(*) filter (where digits <= $4 and used_at is null and expires_at > $3 and tries < $5))::int as open_short_codes
   from codes where email = $1 and created_at > $2`,
)

export interface CodeRow {
  email: string
  type: UserType
  created_at: string
  expires_at: string
  used_at: string | null
  tries: number
  link_provider: string | null
  link_subject: string | null
  browser_hash: string
}

export const selectCode = statement<[handle: string], CodeRow>(
  'sessions.codeOf',
  `select email::text, type, created_at, expires_at, used_at, tries, link_provider, link_subject, browser_hash from codes where handle = $1`,
)

/** One statement, so that only one of two parallel attempts succeeds (design/reliability.md, 13). */
export const markCodeUsed = statement<
  [handle: string, codeHash: string, now: string, mostTries: number, browserHash: string],
  Pick<CodeRow, 'email' | 'type' | 'link_provider' | 'link_subject'>
>(
  'sessions.useCode',
  `update codes set used_at = $3 where handle = $1 and code_hash = $2 and used_at is null and expires_at > $3 and tries < $4 and browser_hash = $5 returning email::text, type, link_provider, link_subject`,
)
/**
 * Codes this browser can still use with this handle: its own and older ones for the same address.
 * Locked, so that parallel attempts cannot exceed the limit.
 */
export const openCodes = statement<
  [handle: string, browserHash: string, now: string, mostTries: number],
  { handle: string }
>(
  'sessions.openCodes',
  `select c.handle from codes c where c.browser_hash = $2 and c.used_at is null and c.expires_at > $3 and c.tries < $4
     and (c.email, c.type) = (select o.email, o.type from codes o where o.handle = $1) order by c.handle for update`,
)
/** Counts a guess for every code it could have matched. */
export const countTries = statement<
  [handles: readonly string[]],
  { handle: string; tries: number; email: string }
>(
  'sessions.countTries',
  `update codes set tries = tries + 1 where handle = any($1) returning handle, tries, email::text`,
)

export const userByEmail = statement<
  [email: string],
  { user_id: string; type: UserType; status: string }
>('sessions.userByEmail', `select user_id, type, status from users where email = $1`)
/** Locks the intern, as every statement that affects their visibility does. */
export const reactivateIntern = statement<[userId: string], { intern_id: string }>(
  'sessions.reactivateIntern',
  `update users u set status = 'ACTIVE' from (select intern_id, user_id from interns where user_id = $1 for update) i where u.user_id = i.user_id and u.status <> 'ACTIVE' returning i.intern_id`,
)
/** A member who requested deletion and returns before the deletion date. */
export const reactivateMember = statement<[userId: string], { company_id: string }>(
  'sessions.reactivateMember',
  `with back as (update users set status = 'ACTIVE' where user_id = $1 and type = 'C' and erase_at is not null and status <> 'ACTIVE' returning user_id)
   update members m set status = 'ACTIVE' from back where m.user_id = back.user_id and m.status = 'DEACTIVATED' returning m.company_id`,
)

export const upsertRegistration = statement<
  [id: string, email: string, type: string, utm: string, now: string, browserHash: string],
  { registration_id: string; member_id: string | null }
>(
  'sessions.openRegistration',
  `insert into registrations (registration_id, email, type, utm, created_at, member_id, browser_hash)
   values ($1, $2, $3, $4, $5, (select member_id from members where email = $2 and status = 'INVITED' and $3 = 'C' order by invited_at desc limit 1), $6)
   on conflict (email, type) where completed_at is null do update set member_id = excluded.member_id, browser_hash = excluded.browser_hash
   returning registration_id, member_id`,
)

export interface UserRow {
  user_id: string
  type: UserType
  email: string
  first_name: string
  last_name: string
  picture_file_id: string | null
  time_zone: string
  operator_role: OperatorRole | null
  member_role: MemberRole | null
  permissions: MemberPermission[] | null
  is_onboarding_completed: boolean
  company_id: string | null
  company_name: string | null
  company_slug: string | null
  company_status: CompanyStatus | null
  logo_file_id: string | null
  intern_id: string | null
  application_id: string | null
  signup_complete: boolean
  may_choose_batch: boolean
}

export const userFacts = statement<[userId: string], UserRow>(
  'sessions.userFacts',
  `select u.user_id, u.type, u.email::text, u.first_name, u.last_name, u.picture_file_id, u.time_zone, u.operator_role,
          m.role as member_role, m.permissions, m.onboarding_completed_at is not null as is_onboarding_completed,
          c.company_id, c.name as company_name, c.slug as company_slug, c.status as company_status, c.logo_file_id,
          i.intern_id, i.signup_completed_at is not null as signup_complete, a.application_id,
          i.signup_completed_at is not null and a.is_open is not true as may_choose_batch
   from users u
   left join members m on m.user_id = u.user_id
   left join companies c on c.company_id = m.company_id
   left join interns i on i.user_id = u.user_id
   left join lateral (
     select application_id, status not in ('REJECTED', 'WITHDRAWN', 'NOT_PLACED', 'COMPLETED') as is_open from applications where intern_id = i.intern_id order by is_open desc, created_at desc limit 1
   ) a on true
   where u.user_id = $1`,
)

export interface SessionListRow {
  session_id: string
  device: string
  created_at: string
  last_used_at: string
}
export const sessionsOfUser = statement<[userId: string], SessionListRow>(
  'sessions.ofUser',
  `select session_id, device, created_at, last_used_at from sessions where user_id = $1 order by last_used_at desc limit 100`,
)
/** @returns the number of sessions ended */
export const endUserSession = statement<[sessionId: string, userId: string, now: string]>(
  'sessions.endOne',
  `with gone as (delete from sessions where session_id = $1 and user_id = $2 returning user_id, session_id) ${recordEndedSessionsSql('$3', `'ENDED_ELSEWHERE'`)}`,
)
export const endSessionsOfUser = statement<[userId: string, now: string]>(
  'sessions.endAll',
  `with gone as (delete from sessions where user_id = $1 returning user_id, session_id) ${recordEndedSessionsSql('$2', `'ACCOUNT_CLOSED'`)}`,
)

export const markUserSeen = statement<[userId: string, now: string, before: string]>(
  'sessions.seen',
  `update users set last_seen_at = $2 where user_id = $1 and (last_seen_at is null or last_seen_at < $3)`,
)

export const insertLinkToken = statement<
  [hash: string, purpose: string, email: string, data: string, now: string, expires: string]
>(
  'sessions.insertLinkToken',
  `insert into link_tokens (token_hash, purpose, email, data, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
)
export const markLinkTokenUsed = statement<
  [hash: string, now: string],
  { purpose: string; email: string; data: Record<string, string> }
>(
  'sessions.useLinkToken',
  `update link_tokens set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2 returning purpose, email::text, data`,
)

export interface DemoRow {
  email: string
  name: string
  type: UserType
  says: string
  country: string | null
}
export const selectDemoPeople = statement<[type: string | null], DemoRow>(
  'sessions.demoPeople',
  `select u.email::text, u.first_name || ' ' || u.last_name as name, u.type, coalesce(u.utm ->> 'demo', '') as says, u.utm ->> 'country' as country
   from users u where u.utm ? 'demo' and u.status = 'ACTIVE' and ($1::text is null or u.type = $1) order by u.utm ->> 'demo_order', u.created_at limit 24`,
)

export const insertAttempt = statement<
  [
    stateHash: string,
    browserHash: string,
    type: string,
    nonce: string,
    verifier: string,
    redirectTo: string | null,
    utm: string,
    now: string,
    expires: string,
  ],
  never
>(
  'sessions.insertAttempt',
  `insert into sign_in_attempts (state_hash, browser_hash, provider, type, nonce, verifier, redirect_to, utm, created_at, expires_at) values ($1, $2, 'google', $3, $4, $5, $6, $7, $8, $9)`,
)
export interface AttemptRow {
  type: 'C' | 'I'
  nonce: string
  verifier: string
  redirect_to: string | null
  utm: Record<string, string>
}
/** Uses an attempt, once, in the browser that started it. */
export const markAttemptUsed = statement<
  [stateHash: string, browserHash: string, now: string],
  AttemptRow
>(
  'sessions.useAttempt',
  `update sign_in_attempts set used_at = $3 where state_hash = $1 and browser_hash = $2 and used_at is null and expires_at > $3 returning type, nonce, verifier, redirect_to, utm`,
)
/** Allows another try after the provider did not respond. */
export const reopenAttempt = statement<[stateHash: string, browserHash: string]>(
  'sessions.reopenAttempt',
  `update sign_in_attempts set used_at = null where state_hash = $1 and browser_hash = $2`,
)

export const userOfIdentity = statement<
  [provider: string, subject: string],
  { user_id: string; email: string }
>(
  'sessions.userOfIdentity',
  `select u.user_id, u.email::text from identities i join users u using (user_id) where i.provider = $1 and i.subject = $2`,
)
/** An identity that already has an account keeps it. */
export const linkIdentity = statement<
  [provider: string, subject: string, user: string, now: string]
>(
  'sessions.linkIdentity',
  `insert into identities (provider, subject, user_id, created_at) values ($1, $2, $3, $4)
   on conflict (provider, subject) do update set user_id = excluded.user_id, registration_id = null where identities.user_id is null`,
)
export const linkRegistration = statement<
  [provider: string, subject: string, registration: string, now: string]
>(
  'sessions.linkRegistration',
  `insert into identities (provider, subject, registration_id, created_at) values ($1, $2, $3, $4)
   on conflict (provider, subject) do update set registration_id = excluded.registration_id where identities.user_id is null`,
)
/** Moves the identities of a registration to its new account. */
export const claimIdentities = statement<[registration: string, user: string]>(
  'sessions.claimIdentities',
  `update identities set user_id = $2, registration_id = null where registration_id = $1 and user_id is null`,
)
