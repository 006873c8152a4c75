create table users (
  user_id uuid primary key,
  type text not null check (type in ('C', 'I', 'O')),
  email citext not null unique,
  first_name text not null default '',
  last_name text not null default '',
  phone text,
  phone_verified_at timestamptz,
  country_id int,
  time_zone text not null default 'UTC',
  picture_file_id uuid references files,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DEACTIVATED')),
  operator_role text check (operator_role in ('REVIEWER', 'MANAGER')),
  preferences jsonb not null default '{}',
  utm jsonb not null default '{}',
  last_seen_at timestamptz,
  created_at timestamptz not null,
  check ((type = 'O') = (operator_role is not null))
);
alter table files add foreign key (owner_user_id) references users;
alter table outbox add foreign key (user_id) references users;
alter table notices add foreign key (user_id) references users;

create table companies (
  company_id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{1,62}$'),
  name text not null check (name <> ''),
  email_domain citext,
  status text not null check (status in ('IN_WAITING_LIST', 'PENDING_APPROVAL', 'APPROVED', 'REJECTED')),
  is_trusted boolean not null default false,
  website text,
  industry_id int,
  employee_count_id int,
  country_id int,
  city text,
  time_zone text not null default 'UTC',
  founded_year int check (founded_year between 1600 and 2100),
  funding_type_id int,
  annual_revenue_id int,
  introduction text,
  linkedin text,
  logo_file_id uuid references files,
  social jsonb not null default '{}',
  culture_ids int[] not null default '{}',
  flexible_environment_ids int[] not null default '{}',
  remote_tool_ids int[] not null default '{}',
  company_tool_ids int[] not null default '{}',
  custom_tools text[] not null default '{}',
  photos jsonb not null default '[]',
  videos jsonb not null default '[]',
  hidden_career_field_ids int[] not null default '{}',
  decision_reason text,
  decided_at timestamptz,
  created_at timestamptz not null
);
alter table files add foreign key (company_id) references companies;
create index companies_queue on companies (status, created_at);
create index companies_domain on companies (email_domain);

create table registrations (
  registration_id uuid primary key,
  email citext not null,
  type text not null check (type in ('C', 'I')),
  member_id uuid,
  poc jsonb,
  company_id uuid references companies,
  batch_code text,
  utm jsonb not null default '{}',
  created_at timestamptz not null,
  completed_at timestamptz
);
create unique index registrations_open on registrations (email, type) where completed_at is null;
alter table files add foreign key (owner_registration_id) references registrations;

create table sessions (
  session_id uuid primary key,
  token_hash text not null unique,
  user_id uuid references users,
  registration_id uuid references registrations,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  device text not null default '',
  check ((user_id is null) <> (registration_id is null))
);
create index sessions_user on sessions (user_id);

create table codes (
  handle text primary key,
  email citext not null,
  type text not null check (type in ('C', 'I', 'O')),
  purpose text not null default 'sign-in',
  code_hash text not null,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index codes_email on codes (email, created_at desc);

create table link_tokens (
  token_hash text primary key,
  purpose text not null,
  email citext not null,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table members (
  member_id uuid primary key,
  company_id uuid not null references companies,
  user_id uuid unique references users,
  email citext not null,
  role text not null check (role in ('ADMIN', 'SUPERVISOR')),
  permissions text[] not null default '{BROWSE_CANDIDATE,SHORTLIST_CANDIDATE}',
  status text not null check (status in ('INVITED', 'ACTIVE', 'DEACTIVATED', 'REVOKED')),
  is_first boolean not null default false,
  job_title_id text,
  custom_job_title text,
  linkedin_url text,
  language_ids int[] not null default '{}',
  hiring_reason_ids int[] not null default '{}',
  onboarding_started_at timestamptz,
  onboarding_completed_at timestamptz,
  invited_by uuid references users,
  invited_at timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null,
  unique (member_id, company_id),
  check (status in ('INVITED', 'REVOKED') or user_id is not null)
);
create index members_company on members (company_id, status);
create unique index members_invited on members (company_id, email) where status <> 'REVOKED';
alter table registrations add foreign key (member_id) references members;

create table alternate_contacts (
  user_id uuid primary key,
  company_id uuid not null references companies,
  first_name text not null,
  last_name text not null,
  email citext not null,
  phone text,
  job_title text,
  created_at timestamptz not null,
  unique (company_id, email)
);

create table agreements_accepted (
  user_id uuid not null references users,
  kind text not null,
  version int not null,
  at timestamptz not null,
  primary key (user_id, kind, version)
);
