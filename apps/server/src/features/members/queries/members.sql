-- list: memberRows
-- row: MemberRow
-- column: user_id: string
-- column: email: string
-- column: first_name: string
-- column: last_name: string
-- column: last_seen_at: string | null
-- column: has_user: boolean
-- column: is_leaving: boolean // Whether the member requested the deletion of their account, which only they can cancel.
-- column: is_blocked: boolean // Whether the programme team deactivated the account.
-- column: active_admins: number
select
  coalesce(m.user_id, m.member_id) as user_id, m.member_id, m.email::text,
  coalesce(u.first_name, '') as first_name, coalesce(u.last_name, '') as last_name,
  u.picture_file_id, coalesce(m.custom_job_title, l.label) as job_title, m.role, m.permissions,
  m.status, m.invited_at, m.reminded_at, u.last_seen_at, m.user_id is not null as has_user,
  u.erase_at is not null as is_leaving, u.blocked_at is not null as is_blocked,
  (
    select count(*)
    from members a
    where
      a.company_id = :company_id
      and a.status = {{member.ACTIVE}}
      and a.role = {{member_role.ADMIN}}
  ) as active_admins
from
  members m
  left join users u on u.user_id = m.user_id
  left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id

-- list: pocRows
-- row: PocRow
-- column: email: string
select
  u.user_id, m.member_id, u.email::text, u.first_name, u.last_name, u.picture_file_id, u.phone,
  m.role, m.permissions, m.status, m.job_title_id,
  coalesce(m.custom_job_title, l.label) as job_title, m.custom_job_title, m.linkedin_url,
  m.language_ids, u.time_zone, m.is_first
from
  members m
  join users u on u.user_id = m.user_id
  left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id

-- name: pocOfUser
-- param: company_id: CompanyScope
-- row: PocRow
{{pocRows}}
where m.company_id = :company_id and m.user_id = :user_id;

-- Locked in a separate statement, so that the next one reads the result of a concurrent save.
-- name: lockMember
-- param: company_id: CompanyScope
select member_id
from members
where company_id = :company_id and user_id = :user_id
for update;

-- name: savePocDetails
-- param: company_id: CompanyScope
-- param: title: string | null
-- param: custom: string | null
-- param: linkedin_url: string | null
-- param: language_ids: readonly number[] | null
update members
set
  job_title_id = case when :set_title::boolean then :title::text else job_title_id
  end,
  custom_job_title = case when :set_title::boolean then :custom::text else custom_job_title
  end, linkedin_url = coalesce(:linkedin_url::text, linkedin_url),
  language_ids = coalesce(:language_ids::int[], language_ids)
where company_id = :company_id and user_id = :user_id;

-- name: lockCompanyForMembers
-- param: company_id: CompanyScope
select company_id, name
from companies
where company_id = :company_id
for update;

-- A member by user id, or an invitee by member id.
-- name: memberForUpdate
-- param: company_id: CompanyScope
-- row: MemberRow
{{memberRows}}
where m.company_id = :company_id and (m.user_id = :user_id or m.member_id = :user_id)
for update of m;

-- name: setRole
-- param: company_id: CompanyScope
-- param: permissions: readonly string[] | null
update members
set role = :role,
permissions = coalesce(:permissions::text[], permissions)
where company_id = :company_id and member_id = :member_id;

-- For the programme team, which is not of the company.
-- name: lockCompanyOfMembers
select company_id, name
from companies
where company_id = :company_id
for update;

-- name: memberOfCompany
-- row: MemberRow
{{memberRows}}
where m.company_id = :company_id and m.user_id = :user_id
for update of m;

-- name: setAnyRole
update members
set role = :role
where company_id = :company_id and member_id = :member_id;

-- name: updateMemberStatus
-- param: company_id: CompanyScope
-- param: from: string | null
-- param: to: string | null
update members
set status = :to
where company_id = :company_id and member_id = :member_id and status = :from;

-- name: markMemberReminded
-- param: company_id: CompanyScope
update members
set reminded_at = :now, invited_at = :now, invitation_reminded = 0
where company_id = :company_id and member_id = :member_id;

-- Addresses that cannot be invited, with the reason.
-- name: knownAddresses
-- param: company_id: CompanyScope
-- column: email: string
-- column: status: MemberStatus | null
select e.email, m.status
from
  unnest(:emails::text[]) e (email)
  left join members m on m.company_id = :company_id
    and m.email = e.email::citext
    and m.status <> {{member.REVOKED}}
  left join users u on u.email = e.email::citext
where m.member_id is not null or u.user_id is not null;

-- name: insertInvited
-- param: company_id: CompanyScope
insert into
  members (member_id, company_id, email, role, permissions, status, invited_by, invited_at, created_at)
select r.member_id, :company_id, r.email, r.role, r.permissions, r.status, :invited_by, :now, :now
from
  jsonb_to_recordset(:rows::jsonb) r (member_id uuid, email citext, role text, permissions text[], status text);

-- name: personName
-- column: name: string
select trim(first_name || ' ' || last_name) as name
from users
where user_id = :user_id;

-- name: adminsOfDomain
-- column: user_id: string
select m.user_id, c.name as company_name
from companies c join members m using (company_id)
where
  c.company_id = (
    select company_id
    from companies
    where email_domain = :email_domain
    order by created_at
    limit 1
  )
  and m.status = {{member.ACTIVE}}
  and m.role = {{member_role.ADMIN}};

-- name: insertFounderRow
-- param: status: string | null
-- param: custom_job_title: string | null
insert into
  members (
    member_id, company_id, user_id, email, role, status, is_first, job_title_id, custom_job_title,
    linkedin_url, language_ids, hiring_reason_ids, created_at
  )
values
  (
    :member_id, :company_id, :user_id, :email, {{member_role.ADMIN}}, :status, true, :job_title_id, :custom_job_title,
    :linkedin_url, :language_ids, :hiring_reason_ids, :now
  );

-- name: updateJoined
-- param: from: string | null
-- param: to: string | null
-- param: custom_job_title: string | null
update members
set
  status = :to, user_id = :user_id, job_title_id = :job_title_id, custom_job_title = :custom_job_title,
  linkedin_url = :linkedin_url, language_ids = :language_ids, onboarding_started_at = :now,
  onboarding_completed_at = :now
where member_id = :member_id and status = :from;

-- A member who returns before the deletion of their account.
-- name: reactivateMember
update members
set status = {{member.ACTIVE}}
where user_id = :user_id and status = {{member.DEACTIVATED}};

-- name: updateOnboardingCompleted
-- param: company_id: CompanyScope
update members
set
  onboarding_completed_at = coalesce(onboarding_completed_at, :now),
  onboarding_started_at = coalesce(onboarding_started_at, :now)
where company_id = :company_id and user_id = :user_id;

-- name: updateOnboardingStarted
-- param: company_id: CompanyScope
update members
set onboarding_started_at = coalesce(onboarding_started_at, :now)
where company_id = :company_id and user_id = :user_id;
