create extension if not exists citext;
create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- One row a move of any machine: the timeline that both parties read. Append-only.
create table event_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  machine text not null,
  move text not null,
  subject_id uuid not null,
  from_state text,
  to_state text,
  actor_kind text not null check (actor_kind in ('anonymous', 'registration', 'company', 'intern', 'operator', 'clock', 'system')),
  actor_id uuid,
  company_id uuid,
  intern_id uuid,
  candidature_id uuid,
  reason text,
  note text,
  data jsonb not null default '{}'
);
create index event_log_subject on event_log (subject_id, id);
create index event_log_candidature on event_log (candidature_id, id) where candidature_id is not null;
create index event_log_company on event_log (company_id, id desc) where company_id is not null;
create index event_log_intern on event_log (intern_id, id desc) where intern_id is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger event_log_append_only before update or delete on event_log for each row execute function refuse_change();

-- Written in the transaction of what it tells; delivered by a job under a stable Message-ID.
create table outbox (
  id bigint generated always as identity primary key,
  message_id uuid not null unique,
  user_id uuid,
  email citext,
  kind text not null,
  content jsonb not null,
  link text not null,
  calendar jsonb,
  once_key text unique,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries int not null default 0,
  last_error text,
  delivered_at timestamptz,
  skipped boolean not null default false,
  check (user_id is not null or email is not null)
);
create index outbox_due on outbox (next_try_at) where delivered_at is null;

create table notices (
  id bigint generated always as identity primary key,
  notice_id uuid not null unique default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  content jsonb not null,
  link text not null,
  actor text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notices_user on notices (user_id, id desc);

-- The mailbox of the zero-configuration mode. One row a Message-ID, however often it was delivered.
create table mailbox (
  message_id uuid primary key,
  to_address citext not null,
  subject text not null,
  html text not null,
  body text not null,
  ics text,
  kind text not null,
  created_at timestamptz not null
);
create index mailbox_to on mailbox (to_address, created_at desc);

-- The first answer of a changing call, kept in its own transaction.
create table requests (
  session_key text not null,
  request_id uuid not null,
  call text not null,
  body_hash text not null,
  status int not null,
  answer text not null,
  cookie_salt text,
  at timestamptz not null,
  primary key (session_key, request_id)
);
create index requests_age on requests (at);

-- Counted together by every server.
create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  tries int not null,
  primary key (key, window_start)
);

create table dev_clock (
  one boolean primary key default true check (one),
  offset_ms bigint not null
);

create table settings (
  name text primary key,
  value jsonb not null
);

create table files (
  file_id uuid primary key,
  owner_user_id uuid,
  owner_registration_id uuid,
  company_id uuid,
  key text not null unique,
  kind text not null check (kind in ('image', 'document', 'video', 'resume', 'identity')),
  content_type text not null,
  name text not null,
  size bigint not null check (size >= 0),
  is_public boolean not null default false,
  complete boolean not null default true,
  created_at timestamptz not null
);
create index files_owner on files (owner_user_id);
