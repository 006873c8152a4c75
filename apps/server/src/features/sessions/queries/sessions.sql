-- Facts about an address: its user, an open invitation, the company of its domain.
-- name: addressFacts
-- column: user_type: UserType | null
-- column: user_status: string | null
-- column: member_status: string | null
-- column: company_status: CompanyStatus | null
-- column: invited_company_name // Name of the company that invited it.
-- column: domain_company_name: string | null // Name of the company registered under its domain.
-- column: is_leaving: boolean // Whether it belongs to a member who requested account deletion; signing in before that day cancels it.
-- column: is_blocked: boolean
-- column: erase_at: Instant | null // When the account will be deleted at its owner's request.
select
  u.type as user_type, u.status as user_status, m.status as member_status,
  c.status as company_status,
  (
    select ic.name
    from members im join companies ic using (company_id)
    where im.email = :email and im.status = {{member.INVITED}}
    order by im.invited_at desc
    limit 1
  ) as invited_company_name,
  d.name as domain_company_name,
  coalesce(u.type = 'C' and u.erase_at is not null and not u.is_erasure_final, false) as is_leaving,
  u.blocked_at is not null as is_blocked,
  case when not u.is_erasure_final then {{iso_timestamp(u.erase_at)}} end as erase_at
from
  (select 1) one
  left join users u on u.email = :email
  left join members m on m.user_id = u.user_id
  left join companies c on c.company_id = m.company_id
  left join lateral (
    select name
    from companies
    where email_domain = :email_domain
    order by created_at
    limit 1
  ) d on true;

-- name: insertCode
-- param: link_provider: string | null
-- param: link_subject: string | null
insert into
  codes (
    handle, email, type, purpose, code_hash, created_at, expires_at, link_provider, link_subject,
    browser_hash, digits
  )
values
  (
    :handle, :email, :type, :purpose, :code_hash, :now, :expires_at, :link_provider,
    :link_subject, :browser_hash, :digits
  );

-- Serializes codes for an address. Separate, because a waiting statement sees no newer commits.
-- name: lockAddress
select pg_advisory_xact_lock(hashtextextended ('code:' || :email, 0));

-- name: selectLastCode
select max(created_at) as created_at
from codes
where email = :email and browser_hash = :browser_hash;

-- Wrong guesses for codes created after $2, and codes of at most $4 digits still open at $3.
-- name: guessFacts
-- column: wrong_guesses: number
-- column: open_short_codes: number
select
  coalesce(sum(tries), 0)::int as wrong_guesses,
  (
    count(*) filter (
      where digits <= :digits and used_at is null and expires_at > :now and tries < :max_attempts
    )
  )::int as open_short_codes
from codes
where email = :email and created_at > :since;

-- name: selectCode
-- row: CodeRow
-- column: email: string
select
  email::text, type, created_at, expires_at, used_at, tries, link_provider, link_subject,
  browser_hash
from codes
where handle = :handle;

-- One statement, so that only one of two parallel attempts succeeds (design/reliability.md, 13).
-- name: markCodeUsed
-- column: email: string
update codes
set used_at = :now
where
  handle = :handle
  and code_hash = :code_hash
  and used_at is null
  and expires_at > :now
  and tries < :max_attempts
  and browser_hash = :browser_hash
returning email::text, type, link_provider, link_subject;

-- Codes this browser can still use with this handle: its own and older ones for the same address.
-- Locked, so that parallel attempts cannot exceed the limit.
-- name: openCodes
select c.handle
from codes c
where
  c.browser_hash = :browser_hash
  and c.used_at is null
  and c.expires_at > :now
  and c.tries < :max_attempts
  and (c.email, c.type) = (select o.email, o.type from codes o where o.handle = :handle)
order by c.handle
for update;

-- Counts a guess for every code it could have matched.
-- name: countTries
-- column: email: string
update codes
set tries = tries + 1
where handle = any (:handles)
returning handle, tries, email::text;

-- name: userByEmail
select user_id, type, status, invited_until
from users
where email = :email;

-- Locks the intern, as every statement that affects their visibility does.
-- name: reactivateIntern
update users u
set status = {{user.ACTIVE}}
from (select intern_id, user_id from interns where user_id = :user_id for update) i
where u.user_id = i.user_id and u.status <> {{user.ACTIVE}} and u.blocked_at is null
returning i.intern_id;

-- A member who requested deletion and returns before the deletion date.
-- name: reactivateMemberUser
update users u
set status = {{user.ACTIVE}}
from members m
where
  u.user_id = :user_id
  and u.erase_at is not null
  and not u.is_erasure_final
  and u.blocked_at is null
  and u.status <> {{user.ACTIVE}}
  and m.user_id = u.user_id
  and m.status = {{member.DEACTIVATED}}
returning m.company_id;

-- name: upsertRegistration
insert into registrations (registration_id, email, type, utm, created_at, member_id, browser_hash)
values
  (
    :registration_id, :email, :type, :utm, :now,
    (
      select member_id
      from members
      where email = :email and status = {{member.INVITED}} and :type = 'C'
      order by invited_at desc
      limit 1
    ),
    :browser_hash
  )
on conflict (email, type)
where completed_at is null do update
set member_id = excluded.member_id, browser_hash = excluded.browser_hash
returning registration_id, member_id;

-- name: userFacts
-- row: UserRow
-- column: email: string
-- column: member_role: MemberRole | null
-- column: permissions: MemberPermission[] | null
-- column: is_onboarding_completed: boolean
-- column: company_id: string | null
-- column: company_name: string | null
-- column: company_slug: string | null
-- column: company_status: CompanyStatus | null
-- column: intern_id: string | null
-- column: signup_complete: boolean
-- column: application_id: string | null
-- column: may_choose_batch: boolean
-- column: has_second_factor: boolean
select
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
      status not in ({{application.ended}}) as is_open
    from applications
    where intern_id = i.intern_id
    order by is_open desc, created_at desc
    limit 1
  ) a on true
where u.user_id = :user_id;

-- name: sessionsOfUser
-- row: SessionListRow
select s.session_id, s.device, s.created_at, s.last_used_at
from sessions s join users u using (user_id)
where s.user_id = :user_id and {{session_ends_at(s, u)}} > :now::timestamptz
order by s.last_used_at desc
limit 100;

-- name: markUserSeen
update users
set last_seen_at = :now
where user_id = :user_id and (last_seen_at is null or last_seen_at < :before);

-- name: insertLinkToken
insert into link_tokens (token_hash, purpose, email, data, created_at, expires_at)
values (:token_hash, :purpose, :email, :data, :now, :expires_at);

-- name: markLinkTokenUsed
-- column: email: string
update link_tokens
set used_at = :now
where
  token_hash = :token_hash and used_at is null and expires_at > :now and purpose <> 'appeal'
returning purpose, email::text, data;

-- The link of a sent appeal shows it at least until it has to be decided, and never ends earlier.
-- name: markAppealLinkUsed
-- column: user_id: string
-- param: expires_at: string
update link_tokens
set used_at = :now, expires_at = greatest(expires_at, :expires_at::timestamptz)
where
  token_hash = :token_hash and purpose = :purpose and used_at is null and expires_at > :now
returning data ->> 'user' as user_id;

-- The appeal of the person of a link, while their ban lasts: none if it can still be sent with it.
-- name: appealOfLink
-- row: AppealRow
select u.appeal_text, u.appealed_at, u.appeal_days, u.appeal_decided_at
from link_tokens l join users u on u.user_id = (l.data ->> 'user')::uuid
where
  l.token_hash = :token_hash
  and l.purpose = :purpose
  and l.expires_at > :now
  and u.ban_reason is not null
  and (l.used_at is null or u.appealed_at is not null);

-- name: selectDemoPeople
-- param: type: string | null
-- row: DemoRow
-- column: email: string
-- column: name: string
-- column: says: string
select
  u.email::text, u.first_name || ' ' || u.last_name as name, u.type,
  coalesce(u.utm ->> 'demo', '') as says, u.utm ->> 'country' as country
from users u
where u.utm ? 'demo' and u.status = {{user.ACTIVE}} and (:type::text is null or u.type = :type)
order by u.utm ->> 'demo_order', u.created_at
limit 24;

-- name: insertAttempt
-- param: redirect_to: string | null
insert into
  sign_in_attempts (
    state_hash, browser_hash, provider, type, nonce, verifier, redirect_to, utm, created_at,
    expires_at
  )
values
  (
    :state_hash, :browser_hash, 'google', :type, :nonce, :verifier, :redirect_to, :utm, :now,
    :expires_at
  );

-- Uses an attempt, once, in the browser that started it.
-- name: markAttemptUsed
-- row: AttemptRow
update sign_in_attempts
set used_at = :now
where
  state_hash = :state_hash
  and browser_hash = :browser_hash
  and used_at is null
  and expires_at > :now
returning type, nonce, verifier, redirect_to, utm;

-- Allows another try after the provider did not respond.
-- name: reopenAttempt
update sign_in_attempts
set used_at = null
where state_hash = :state_hash and browser_hash = :browser_hash;

-- name: userOfIdentity
-- column: email: string
select u.user_id, u.email::text
from identities i join users u using (user_id)
where i.provider = :provider and i.subject = :subject;

-- An identity that already has an account keeps it.
-- name: linkIdentity
insert into identities (provider, subject, user_id, created_at)
values (:provider, :subject, :user_id, :now)
on conflict (provider, subject) do update
set user_id = excluded.user_id, registration_id = null
where identities.user_id is null;

-- name: linkRegistration
insert into identities (provider, subject, registration_id, created_at)
values (:provider, :subject, :registration_id, :now)
on conflict (provider, subject) do update
set registration_id = excluded.registration_id
where identities.user_id is null;

-- Moves the identities of a registration to its new account.
-- name: claimIdentities
update identities
set user_id = :user_id, registration_id = null
where registration_id = :registration_id and user_id is null;
