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
where email_domain = any (:email_domains::text[]) and withdrawn_at is null;

-- name: deleteWithdrawn
delete from company_invitations
where email_domain = :email_domain and withdrawn_at is not null;

-- Does nothing if the company has been invited since.
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
where email = :email::text::citext and withdrawn_at is null;

-- What became of each invitation. A company is registered once its first contact has finished; one
-- that registers all the same after the invitation was withdrawn is shown as registered. An email has
-- failed if the latest one could not be delivered so far.
-- list: companyInvitationRows
-- row: CompanyInvitationRow
-- column: email: string
-- column: sent_at: string
-- column: invited_by_name: string | null
-- column: company_id: string | null
-- column: registered_at: string | null
-- column: state: CompanyInvitationState
with failed_emails as materialized (
  select o.email, max(o.created_at) as created_at
  from outbox o
  where
    o.kind = 'companyInvitations.invite' and o.delivered_at is null and o.last_error is not null
  group by o.email
)
select
  i.invitation_id, i.name, i.website, i.first_name, i.last_name, i.email::text as email, s.state,
  nullif(trim(u.first_name || ' ' || u.last_name), '') as invited_by_name, i.invited_at,
  coalesce(i.sent_again_at, i.invited_at) as sent_at, c.company_id, c.registered_at,
  i.withdrawn_at, i.withdraw_reason
from
  company_invitations i
  left join users u on u.user_id = i.invited_by
  left join failed_emails f on f.email = i.email
  left join lateral (
    select k.company_id, k.created_at as registered_at
    from companies k
    where
      k.email_domain = i.email_domain::citext
      and exists (select from members m where m.company_id = k.company_id)
    order by k.created_at, k.company_id
    limit 1
  ) c on true
  left join lateral (
    select
      case
        when c.company_id is not null then {{company_invitation.REGISTERED}}
        when i.withdrawn_at is not null then {{company_invitation.WITHDRAWN}}
        when f.created_at >= coalesce(i.sent_again_at, i.invited_at)
          then {{company_invitation.FAILED}}
        when exists (
          select
          from registrations r
          where r.email = i.email and r.type = 'C' and r.completed_at is null
        ) then {{company_invitation.STARTED}}
        when coalesce(i.sent_again_at, i.invited_at) <= :sent_before::timestamptz
          then {{company_invitation.EXPIRED}}
        else {{company_invitation.SENT}}
      end as state
  ) s on true

-- name: lockCompanyInvitations
select invitation_id
from company_invitations
where invitation_id = any (:invitation_ids::uuid[])
order by invitation_id
for update;

-- name: markInvitationSent
update company_invitations
set sent_again_at = :now
where invitation_id = :invitation_id;

-- name: markInvitationWithdrawn
-- param: withdraw_reason: string
-- param: now: string
update company_invitations
set withdrawn_at = :now, withdraw_reason = :withdraw_reason
where invitation_id = :invitation_id;
