-- One connection a person and provider. Tokens are sealed (AES-256-GCM under a key made of APP_SECRET); what is disconnected keeps them
-- only until its access was taken back at the provider.
create table calendar_connections (
  connection_id uuid primary key,
  member_id uuid not null,
  company_id uuid not null,
  user_id uuid not null references users,
  provider text not null check (provider in ('GOOGLE', 'OUTLOOK')),
  status text not null check (status in ('CONNECTED', 'BROKEN', 'DISCONNECTED')),
  account text not null default '',
  calendar_id text not null,
  calendar_name text not null,
  calendars jsonb not null default '[]',
  tokens text,
  -- Raised with every change of the tokens, so that two refreshes do not overwrite each other.
  tokens_version int not null default 1,
  wait_until timestamptz,
  broken_because text check (broken_because in ('ACCESS_ENDED', 'ACCESS_REFUSED', 'CALENDAR_GONE')),
  revoke_try_at timestamptz,
  revoke_tries int not null default 0,
  connected_at timestamptz not null,
  status_since timestamptz not null,
  foreign key (member_id, company_id) references members (member_id, company_id),
  check ((status = 'BROKEN') = (broken_because is not null)),
  check (status = 'DISCONNECTED' or tokens is not null)
);
create unique index calendar_connections_one on calendar_connections (user_id, provider);
create index calendar_connections_member on calendar_connections (member_id);
create index calendar_connections_revoke on calendar_connections (revoke_try_at) where revoke_try_at is not null;

-- A state that came back: it counts once.
create table calendar_states (
  nonce text primary key,
  used_at timestamptz not null
);

-- What the callback got, until the page connects it; found by a hash of the token that the page has.
create table calendar_grants (
  token_hash text primary key,
  session_id uuid not null,
  user_id uuid not null references users,
  provider text not null check (provider in ('GOOGLE', 'OUTLOOK')),
  tokens text not null,
  account text not null,
  calendars jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- The outbox of events: one row an interview and connection, written with the interview's own move; `wish` counts what is wanted,
-- `done` what the provider has taken.
create table calendar_events (
  interview_id uuid not null references interviews,
  connection_id uuid not null references calendar_connections on delete cascade,
  wish int not null default 1,
  done int not null default 0,
  wished_at timestamptz not null,
  next_try_at timestamptz not null,
  lent_until timestamptz,
  tries int not null default 0,
  last_error text,
  given_up boolean not null default false,
  -- Where it stands at the provider, once it does.
  calendar_id text,
  event_id text,
  -- How often it was taken away again: a new one is another event to the provider.
  generation int not null default 0,
  primary key (interview_id, connection_id)
);
create index calendar_events_due on calendar_events (next_try_at) where wish > done and not given_up;

-- The private feed of a person: its address is made of the salt and APP_SECRET, and only a hash of it is kept.
create table calendar_feeds (
  user_id uuid primary key references users,
  salt text not null,
  token_hash text not null unique,
  made_at timestamptz not null,
  last_read_at timestamptz
);
