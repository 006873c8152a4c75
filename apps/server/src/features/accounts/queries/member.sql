-- name: lockCompanyOfLeaver
-- param: company_id: CompanyScope
select name
from companies
where company_id = :company_id
for update;

-- name: memberToLeave
-- param: company_id: CompanyScope
-- row: LeavingMemberRow
-- column: email: string
-- column: name: string
-- column: active_admins: number
select
  m.member_id, u.email::text, trim(u.first_name || ' ' || u.last_name) as name, m.role, m.status,
  (
    select count(*)::int
    from members a
    where a.company_id = :company_id and a.status = 'ACTIVE' and a.role = 'ADMIN'
  ) as active_admins
from members m join users u using (user_id)
where m.company_id = :company_id and m.user_id = :user_id
for update of m;

-- name: companyMemberOfUser
-- param: company_id: CompanyScope
select member_id
from members
where company_id = :company_id and user_id = :user_id;

-- name: leaveCompany
-- param: company_id: CompanyScope
-- param: from: string | null
-- param: to: string | null
update members
set status = :to
where company_id = :company_id and member_id = :member_id and status = :from;

-- Removes the person's data from all tables in a single atomic statement. @param first and
-- `last`: replacement for the name
-- name: eraseMemberRows
with
  p as (
    select
      u.user_id, m.member_id, u.email,
      case
        when u.first_name <> ''
        and u.last_name <> '' then lower(u.first_name || ' ' || u.last_name)
      end as named
    from users u join members m using (user_id)
    where u.user_id = :user_id
  ),
  sessions_gone as (delete from sessions t using p where t.user_id = p.user_id),
  identities_gone as (delete from identities t using p where t.user_id = p.user_id),
  known_browsers_gone as (delete from known_browsers t using p where t.user_id = p.user_id),
  security_events_gone as (delete from security_events t using p where t.user_id = p.user_id),
  calendar_feeds_gone as (delete from calendar_feeds t using p where t.user_id = p.user_id),
  calendar_grants_gone as (delete from calendar_grants t using p where t.user_id = p.user_id),
  calendar_events_gone as (
    delete from calendar_events t using p
    where
      t.connection_id in (
        select connection_id
        from calendar_connections
        where user_id = p.user_id
      )
  ),
  spot_feedback_gone as (delete from spot_feedback t using p where t.user_id = p.user_id),
  codes_gone as (delete from codes t using p where t.email = p.email),
  link_tokens_gone as (delete from link_tokens t using p where t.email = p.email),
  seat_alerts_gone as (delete from seat_alerts t using p where t.email = p.email),
  notices_gone as (
    delete from notices t using p
    where t.user_id = p.user_id or position(p.named in lower(t.content::text)) > 0
  ),
  outbox_gone as (
    delete from outbox t using p
    where
      t.user_id = p.user_id
      or t.email = p.email
      or position(p.named in lower(t.content::text)) > 0
  ),
  mailbox_gone as (
    delete from mailbox t using p
    where t.to_address = p.email or position(p.named in lower(t.html)) > 0
  ),
  rate_limits_gone as (delete from rate_limits t using p where t.key like '%' || p.email || '%'),
  users_kept as (
    update users t
    set
      email = 'erased-' || t.user_id || '@erased.invalid', first_name = :first_name::text,
      last_name = :last_name::text, phone = null, phone_verified_at = null, country_id = null,
      time_zone = 'UTC', picture_file_id = null, preferences = '{}', utm = '{}',
      last_seen_at = null, status = 'DEACTIVATED', erase_at = null, erased_at = :now::timestamptz
    from p
    where t.user_id = p.user_id
  ),
  members_kept as (
    update members t
    set
      email = 'erased-' || t.user_id || '@erased.invalid', job_title_id = null,
      custom_job_title = null, linkedin_url = null, language_ids = '{}', hiring_reason_ids = '{}'
    from p
    where t.user_id = p.user_id
  ),
  registrations_kept as (
    update registrations t
    set
      email = 'erased-' || t.registration_id || '@erased.invalid', poc = null, batch_code = null,
      utm = '{}'
    from p
    where t.email = p.email
  ),
  calendar_connections_kept as (
    update calendar_connections t
    set
      status = 'DISCONNECTED', broken_because = null, wait_until = null,
      status_since = :now::timestamptz,
      revoke_try_at = case when t.tokens is null then null else :now::timestamptz
      end, revoke_tries = 0, account = '', calendar_id = '', calendar_name = '', calendars = '[]'
    from p
    where t.user_id = p.user_id
  ),
  files_kept as (
    update files t
    set owner_user_id = null, is_public = false, name = ''
    from p
    where t.owner_user_id = p.user_id and t.company_id is null
  ),
  event_log_kept as (
    update event_log t
    set note = null, data = t.data - 'name' - 'email' - 'left_name' - 'to_name'
    from p
    where
      t.data ?| array['name', 'email', 'left_name', 'to_name']
      and (
        t.subject_id = p.member_id
        or t.data ->> 'user_id' = p.user_id::text
        or t.data ->> 'left' = p.user_id::text
        or t.data ->> 'to' = p.member_id::text
      )
  )
select 1;

-- The next member whose erasure date has passed.
-- name: nextMemberToErase
-- column: company_id: CompanyScope
select u.user_id, m.company_id
from users u join members m using (user_id)
where u.erase_at <= :now
order by u.erase_at
limit 1
for update of m, u skip locked;
