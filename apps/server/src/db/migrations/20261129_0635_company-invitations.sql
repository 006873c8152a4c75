-- Managers invite companies whose contacts they have in a file.
set local lock_timeout = '5s';

create table company_invitations (
  invitation_id uuid primary key,
  email citext not null,
  email_domain text not null,
  name text not null,
  website text,
  first_name text not null,
  last_name text not null,
  invited_by uuid not null references users,
  invited_at timestamptz not null
);
comment on table company_invitations is 'Contacts of companies that the programme team invited to register.';
comment on column company_invitations.email_domain is 'Domain of the address: a company is invited once.';
comment on column company_invitations.name is 'Name of the company, filled in when the contact registers.';
create unique index company_invitations_domain on company_invitations (email_domain);
create index company_invitations_email on company_invitations (email);
create index company_invitations_time on company_invitations (invited_at);
