-- fragment: columns
registration_id, email::text, type, member_id, poc, company_id, utm, completed_at

-- fragment: invited_columns
m.member_id, m.company_id, c.name as company_name, c.country_id, m.status, m.role,
m.permissions, m.invited_at, m.invited_by, trim(u.first_name || ' ' || u.last_name) as inviter

-- name: companyRegistration
-- row: RegistrationRow
-- column: email: string
select {{columns}}
from registrations
where registration_id = :registration_id;

-- name: registrationForUpdate
-- row: RegistrationRow
select {{columns}}
from registrations
where registration_id = :registration_id
for update;

-- name: companyById
-- row: RegisteringCompanyRow
select
  company_id, name, website, industry_id, employee_count_id, country_id, city, time_zone,
  linkedin, logo_file_id, status as account_status
from companies
where company_id = :company_id;

-- A company with a finished registration. Abandoned ones have no domain yet.
-- name: companyByDomain
select company_id, name, logo_file_id
from companies
where email_domain = :email_domain
order by created_at
limit 1;

-- name: companyWithSlug
-- column: taken: boolean
select exists (select 1 from companies where slug = :slug) as taken;

-- name: insertCompany
-- param: website: string | null
-- param: city: string | null
-- param: linkedin: string | null
-- param: status: string | null
insert into
  companies (
    company_id, name, website, industry_id, employee_count_id, country_id, city, time_zone,
    linkedin, status, slug, created_at
  )
values
  (
    :company_id, :name, :website, :industry_id, :employee_count_id, :country_id, :city,
    :time_zone, :linkedin, :status, :slug, :now
  );

-- Changes the details until the registration is finished. The status depends on the country.
-- name: updateCompany
-- param: website: string | null
-- param: city: string | null
-- param: linkedin: string | null
-- param: status: string | null
update companies
set
  name = :name, website = :website, industry_id = :industry_id,
  employee_count_id = :employee_count_id, country_id = :country_id, city = :city,
  time_zone = :time_zone, linkedin = :linkedin, status = :status
where company_id = :company_id and status in ('IN_WAITING_LIST', 'PENDING_APPROVAL');

-- Allows one registration per domain at a time.
-- name: lockDomain
-- column: locked: string
select pg_advisory_xact_lock(hashtext ('domain:' || :domain::text))::text as locked;

-- Assigns the domain and starts the waiting time, as the company now has a contact.
-- name: claimDomain
-- param: email_domain: string | null
update companies
set email_domain = :email_domain::citext, created_at = :now
where company_id = :company_id;

-- name: insertFounder
-- param: status: string | null
-- param: custom_job_title: string | null
insert into
  members (
    member_id, company_id, user_id, email, role, status, is_first, job_title_id, custom_job_title,
    linkedin_url, language_ids, hiring_reason_ids, created_at
  )
values
  (
    :member_id, :company_id, :user_id, :email, 'ADMIN', :status, true, :title, :custom_job_title,
    :linkedin_url, :language_ids, :reasons, :now
  );

-- name: invitedMember
-- row: InvitedRow
select {{invited_columns}}
from members m join companies c using (company_id) left join users u on u.user_id = m.invited_by
where m.member_id = :member_id;

-- name: invitedForUpdate
-- row: InvitedRow
select {{invited_columns}}
from members m join companies c using (company_id) left join users u on u.user_id = m.invited_by
where m.member_id = :member_id
for update of m;

-- name: joinMember
-- param: from: string | null
-- param: to: string | null
-- param: custom_job_title: string | null
update members
set
  status = :to, user_id = :user_id, job_title_id = :title, custom_job_title = :custom_job_title,
  linkedin_url = :linkedin_url, language_ids = :language_ids, onboarding_started_at = :now,
  onboarding_completed_at = :now
where member_id = :member_id and status = :from;

-- Countries whose companies are accepted; empty means all.
-- name: servedCountries
-- column: ids: number[]
select array(select jsonb_array_elements_text(value)::int) as ids
from settings
where name = 'served_country_ids' and jsonb_typeof(value) = 'array';
