-- What happened to accounts and sessions: sign-ins, refused codes, refused access, ended sessions. Without codes; addresses, networks and
-- browsers as keyed hashes. The same refusal of the same session within an hour is one row.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('SIGNED_IN', 'REGISTRATION_STARTED', 'CODE_REFUSED', 'ACCESS_REFUSED', 'SESSION_ENDED')),
  reason text,
  user_id uuid references users on delete cascade,
  session_id uuid,
  address_hash text,
  browser_hash text,
  network_hash text,
  -- What of our own was called: method and route, without its values.
  call text,
  dedupe_key text unique,
  event_count int not null default 1
);
create index security_events_user on security_events (user_id, id desc) where user_id is not null;
create index security_events_at on security_events (at);
