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
select company_id, name, shown_logo_file_id as logo_file_id
from companies
where email_domain = :email_domain
order by created_at
limit 1;

-- name: companyWithSlug
-- column: taken: boolean
select exists (select 1 from companies where slug = :slug) as taken;

-- Allows one registration per domain at a time.
-- name: lockDomain
-- column: locked: string
select pg_advisory_xact_lock(hashtext ('domain:' || :domain::text))::text as locked;

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

-- Countries whose companies are accepted; empty means all.
-- name: servedCountries
-- column: ids: number[]
select array(select jsonb_array_elements_text(value)::int) as ids
from settings
where name = 'served_country_ids' and jsonb_typeof(value) = 'array';
