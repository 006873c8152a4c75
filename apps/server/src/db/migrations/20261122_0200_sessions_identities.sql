-- Sign-in by OpenID Connect (Google). An attempt is bound to the browser that began it, and is good once.
create table sign_in_attempts (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  type text not null check (type in ('C', 'I')),
  nonce text not null,
  verifier text not null,
  redirect_to text,
  utm jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_attempts_expiry on sign_in_attempts (expires_at);

-- Who somebody is at a provider: its subject, never the e-mail address. While an account is being registered it belongs to the registration.
create table identities (
  provider text not null,
  subject text not null,
  user_id uuid references users on delete cascade,
  registration_id uuid references registrations on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject),
  check (user_id is not null or registration_id is not null)
);
create index identities_user on identities (user_id);
create index identities_registration on identities (registration_id);

-- A code that also links: once it was right, this identity belongs to the account.
alter table codes add column link_provider text, add column link_subject text,
  add constraint codes_link check ((link_provider is null) = (link_subject is null));
