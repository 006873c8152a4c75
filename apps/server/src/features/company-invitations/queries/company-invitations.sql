-- Addresses with an account of any kind.
-- name: addressesWithAccount
-- column: email: string
select email::text as email
from users
where email = any (:emails::text[]::citext[]);

-- Addresses of banned accounts that were erased.
-- name: bannedAddresses
-- column: email: string
select e.email
from unnest(:emails::text[]) e (email)
where
  exists (
    select 1
    from users u
    where u.ban_hash = {{ban_hash(e.email)}}
  );

-- Companies with one of the names or domains. Abandoned registrations have no members.
-- name: knownCompanies
-- column: name: string
select lower(c.name) as name, c.email_domain
from companies c
where
  (c.email_domain = any (:email_domains::text[]) or lower(c.name) = any (:names::text[]))
  and exists (select 1 from members m where m.company_id = c.company_id);

-- name: invitedDomains
-- column: invited_at: string
select email_domain, invited_at
from company_invitations
where email_domain = any (:email_domains::text[]);

-- Does nothing if the company was invited meanwhile.
-- name: insertCompanyInvitation
-- param: now: string
-- param: invited_by: string
-- param: website: string | null
insert into
  company_invitations (
    invitation_id, email, email_domain, name, website, first_name, last_name, invited_by, invited_at
  )
values
  (
    :invitation_id::text::uuid, :email, :email_domain, :name, :website, :first_name, :last_name,
    :invited_by::text::uuid, :now
  )
on conflict (email_domain) do nothing;

-- name: companyInvitationOf
select name, website, first_name, last_name
from company_invitations
where email = :email::text::citext;
