-- fragment: columns
user_id, first_name, last_name, email::text, phone, job_title

-- name: contacts
-- param: company_id: CompanyScope
-- row: ContactRow
-- column: email: string
select {{columns}}
from alternate_contacts
where company_id = :company_id and removed_at is null
order by created_at
limit 100;

-- name: lockCompanyOfContacts
-- param: company_id: CompanyScope
select company_id
from companies
where company_id = :company_id
for update;

-- name: countContacts
-- param: company_id: CompanyScope
-- column: count: number
select count(*)::int as count
from alternate_contacts
where company_id = :company_id and removed_at is null;

-- name: contactForUpdate
-- param: company_id: CompanyScope
-- column: email: string
-- column: is_removed: boolean
select {{columns}}, removed_at is not null as is_removed
from alternate_contacts
where company_id = :company_id and user_id = :user_id
for update;

-- name: insertContact
-- param: company_id: CompanyScope
-- param: phone: string | null
-- param: job_title: string | null
-- row: ContactRow
insert into
  alternate_contacts (company_id, user_id, first_name, last_name, email, phone, job_title, created_at)
values (:company_id, :user_id, :first_name, :last_name, :email, :phone, :job_title, :now)
on conflict (company_id, email)
where removed_at is null do nothing
returning {{columns}};

-- name: updateContact
-- param: company_id: CompanyScope
-- param: phone: string | null
-- param: job_title: string | null
-- row: ContactRow
update alternate_contacts
set
  first_name = :first_name, last_name = :last_name, email = :email, phone = :phone,
  job_title = :job_title
where company_id = :company_id and user_id = :user_id and removed_at is null
returning {{columns}};

-- name: deleteContact
-- param: company_id: CompanyScope
update alternate_contacts
set removed_at = :now
where company_id = :company_id and user_id = :user_id and removed_at is null;

-- Returns no row if the same address was added again in the meantime.
-- name: restoreContact
-- param: company_id: CompanyScope
-- row: ContactRow
update alternate_contacts a
set removed_at = null
where
  company_id = :company_id
  and user_id = :user_id
  and not exists (
    select 1
    from alternate_contacts b
    where
      b.company_id = a.company_id
      and b.email = a.email
      and b.removed_at is null
      and b.user_id <> a.user_id
  )
returning {{columns}};
