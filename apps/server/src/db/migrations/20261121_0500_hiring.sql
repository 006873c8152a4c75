create table credit_ledger (
  line_id bigint generated always as identity primary key,
  company_id uuid not null references companies,
  kind text not null check (kind in ('GRANT', 'HOLD', 'SPEND', 'RELEASE')),
  amount int not null check (amount > 0),
  reason text not null,
  interview_id uuid,
  actor_id uuid,
  balance_after int not null check (balance_after >= 0),
  at timestamptz not null,
  check ((kind = 'GRANT') = (interview_id is null))
);
create index credit_ledger_company on credit_ledger (company_id, line_id desc);
-- One hold an interview; then exactly one of spend or release.
create unique index credit_ledger_hold on credit_ledger (interview_id) where kind = 'HOLD';
create unique index credit_ledger_settled on credit_ledger (interview_id) where kind in ('SPEND', 'RELEASE');
create trigger credit_ledger_append_only before update or delete on credit_ledger for each row execute function refuse_change();

create table credit_balances (
  company_id uuid primary key references companies,
  balance int not null check (balance >= 0),
  granted int not null default 0,
  used int not null default 0,
  released int not null default 0
);

create table projects (
  project_id uuid primary key,
  company_id uuid not null references companies,
  name text not null,
  description text not null default '',
  career_field_id int,
  project_type_id int,
  skill_ids int[] not null default '{}',
  is_archived boolean not null default false,
  created_at timestamptz not null,
  unique (project_id, company_id)
);
create index projects_company on projects (company_id, created_at desc);

create table plans (
  plan_id uuid primary key,
  company_id uuid not null references companies,
  status text not null check (status in ('DRAFT', 'ACTIVE', 'PAUSED', 'ARCHIVED')),
  name text not null default '',
  career_field_id int,
  specialisation_ids int[] not null default '{}',
  skill_ids int[] not null default '{}',
  project_ids uuid[] not null default '{}',
  -- The programme's project types that the plan's work belongs to; matched with the intern's interests.
  project_type_ids int[] not null default '{}',
  description text not null default '',
  responsibilities text not null default '',
  job_description text not null default '',
  start_month date,
  start_flexible boolean not null default true,
  duration_min int check (duration_min between 4 and 16),
  duration_max int check (duration_max between 4 and 16),
  hours_a_week int check (hours_a_week between 5 and 40),
  place text check (place in ('REMOTE', 'ON_SITE', 'HYBRID')),
  city text,
  country_id int,
  time_zone text,
  working_from time not null default '09:00',
  working_to time not null default '17:00',
  openings int not null default 1 check (openings between 1 and 50),
  openings_taken int not null default 0 check (openings_taken >= 0),
  stipend_amount bigint check (stipend_amount > 0),
  stipend_currency char(3),
  draft jsonb not null default '{}',
  paused_reason text,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (plan_id, company_id),
  check (openings_taken <= openings),
  check (duration_max >= duration_min)
);
create index plans_company on plans (company_id, status);
create index plans_active on plans (career_field_id) where status = 'ACTIVE';

create table plan_supervisors (
  plan_id uuid not null,
  company_id uuid not null,
  member_id uuid not null,
  primary key (plan_id, member_id),
  foreign key (plan_id, company_id) references plans (plan_id, company_id) on delete cascade,
  foreign key (member_id, company_id) references members (member_id, company_id)
);

create table candidatures (
  candidature_id uuid primary key,
  company_id uuid not null,
  plan_id uuid not null,
  intern_id uuid not null,
  application_id uuid not null,
  stage text not null check (stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED', 'HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED')),
  interested_at timestamptz,
  company_details jsonb not null default '{}',
  end_reason text,
  end_note text,
  stage_since timestamptz not null,
  created_at timestamptz not null,
  unique (candidature_id, company_id),
  unique (candidature_id, intern_id),
  foreign key (plan_id, company_id) references plans (plan_id, company_id),
  foreign key (application_id, intern_id) references applications (application_id, intern_id)
);
create unique index candidatures_open on candidatures (application_id, plan_id) where stage not in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED');
create index candidatures_company on candidatures (company_id, stage, stage_since desc);
create index candidatures_intern on candidatures (intern_id, stage_since desc);
create index candidatures_plan on candidatures (plan_id, stage);

create table shortlist (
  company_id uuid not null references companies,
  intern_id uuid not null references interns,
  plan_id uuid,
  added_by uuid not null references users,
  created_at timestamptz not null,
  foreign key (plan_id, company_id) references plans (plan_id, company_id) on delete cascade
);
create unique index shortlist_one on shortlist (company_id, intern_id, coalesce(plan_id, '00000000-0000-0000-0000-000000000000'));

create table not_interested (
  company_id uuid not null references companies,
  intern_id uuid not null references interns,
  reasons text[] not null,
  by_user uuid not null references users,
  created_at timestamptz not null,
  primary key (company_id, intern_id)
);

create table interviews (
  interview_id uuid primary key,
  candidature_id uuid not null,
  company_id uuid not null,
  intern_id uuid not null,
  status text not null check (status in ('AWAITING_CONFIRMATION', 'CONFIRMED', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN', 'COMPLETED', 'IN_PAST', 'CANCELLED_BY_HC', 'CANCELLED_BY_INTERN', 'REJECTED', 'UNAVAILABLE')),
  duration_minutes int not null check (duration_minutes between 15 and 90),
  proposed_zone text not null,
  slot_starts timestamptz[] not null default '{}',
  starts_at timestamptz,
  ends_at timestamptz,
  meeting_link text,
  notes text,
  moves_by_company int not null default 0,
  moves_by_intern int not null default 0,
  answer_by timestamptz,
  sequence int not null default 0,
  end_reason text,
  end_note text,
  company_attended boolean,
  intern_attended boolean,
  no_show_claimed_by text check (no_show_claimed_by in ('company', 'intern')),
  no_show_claimed_at timestamptz,
  no_show_contested_at timestamptz,
  proposed_by uuid references users,
  created_at timestamptz not null,
  status_since timestamptz not null,
  unique (interview_id, company_id),
  foreign key (candidature_id, company_id) references candidatures (candidature_id, company_id),
  foreign key (candidature_id, intern_id) references candidatures (candidature_id, intern_id),
  check (status <> 'CONFIRMED' or starts_at is not null),
  check (ends_at > starts_at),
  constraint interviews_intern_once exclude using gist (intern_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'CONFIRMED')
);
create index interviews_candidature on interviews (candidature_id, created_at);
create index interviews_company on interviews (company_id, status, starts_at);
create index interviews_intern on interviews (intern_id, status, starts_at);
-- An intern's interview is open once a candidature at a time.
create unique index interviews_open on interviews (candidature_id) where status in ('AWAITING_CONFIRMATION', 'CONFIRMED', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN', 'IN_PAST');

-- The interviewers, with the agreed time copied while it is confirmed, so that the database refuses an overlap of one person.
create table interviewers (
  interview_id uuid not null,
  company_id uuid not null,
  member_id uuid not null,
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (interview_id, member_id),
  foreign key (interview_id, company_id) references interviews (interview_id, company_id),
  foreign key (member_id, company_id) references members (member_id, company_id),
  constraint interviewers_once exclude using gist (member_id with =, tstzrange(starts_at, ends_at) with &&) where (starts_at is not null)
);
create index interviewers_member on interviewers (member_id);

create table interview_feedback (
  interview_id uuid not null references interviews,
  side text not null check (side in ('company', 'intern')),
  user_id uuid not null references users,
  attended boolean not null,
  rating int check (rating between 1 and 10),
  strengths text,
  decision text,
  note text,
  created_at timestamptz not null,
  primary key (interview_id, side)
);
alter table credit_ledger add foreign key (interview_id) references interviews;

create table offers (
  offer_id uuid primary key,
  candidature_id uuid not null,
  company_id uuid not null,
  intern_id uuid not null,
  plan_id uuid not null,
  status text not null check (status in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW', 'OFFERED', 'ACCEPTED_BY_CANDIDATE', 'REJECTED_BY_CANDIDATE', 'REJECTED_BY_VI', 'EXPIRED')),
  version int not null default 1,
  role text not null,
  starts_on date not null,
  ends_on date not null,
  hours_a_week int not null check (hours_a_week between 5 and 40),
  place text not null check (place in ('REMOTE', 'ON_SITE', 'HYBRID')),
  city text,
  project_ids uuid[] not null default '{}',
  stipend_amount bigint check (stipend_amount > 0),
  stipend_currency char(3),
  note text not null default '',
  supervisor_member_id uuid,
  supervisor_linkedin text,
  second_supervisor_member_id uuid,
  second_supervisor_linkedin text,
  answer_days int not null default 7 check (answer_days between 5 and 14),
  answer_by timestamptz,
  holds_opening boolean not null default false,
  sent_at timestamptz,
  approved_at timestamptz,
  end_reason text,
  end_note text,
  terms_version int,
  terms_accepted_at timestamptz,
  -- Its internship was cancelled or ended early: the days are free for another.
  is_over boolean not null default false,
  created_by uuid references users,
  created_at timestamptz not null,
  status_since timestamptz not null,
  unique (offer_id, company_id),
  foreign key (candidature_id, company_id) references candidatures (candidature_id, company_id),
  foreign key (candidature_id, intern_id) references candidatures (candidature_id, intern_id),
  foreign key (plan_id, company_id) references plans (plan_id, company_id),
  foreign key (supervisor_member_id, company_id) references members (member_id, company_id),
  foreign key (second_supervisor_member_id, company_id) references members (member_id, company_id),
  check (ends_on > starts_on),
  -- An intern accepts at most one offer for overlapping dates, whatever the number of tabs or servers.
  constraint offers_accepted_once exclude using gist (intern_id with =, daterange(starts_on, ends_on, '[]') with &&) where (status = 'ACCEPTED_BY_CANDIDATE' and not is_over)
);
create unique index offers_open on offers (candidature_id) where status in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW', 'OFFERED');
create index offers_company on offers (company_id, status, status_since desc);
create index offers_intern on offers (intern_id, status);
create index offers_queue on offers (status, sent_at);

create table offer_versions (
  offer_id uuid not null references offers,
  version int not null,
  facts jsonb not null,
  comments text,
  at timestamptz not null,
  primary key (offer_id, version)
);

-- Step 1 of an offer that is not complete yet: its opportunity facts as far as they have come.
create table offer_drafts (
  candidature_id uuid primary key references candidatures,
  facts jsonb not null,
  saved_by uuid not null references users,
  saved_at timestamptz not null
);

create table internships (
  internship_id uuid primary key,
  offer_id uuid not null unique references offers,
  company_id uuid not null references companies,
  intern_id uuid not null references interns,
  plan_id uuid not null references plans,
  status text not null check (status in ('UPCOMING', 'ONGOING', 'COMPLETE', 'CANCELLED')),
  starts_on date not null,
  ends_on date not null,
  zone text not null,
  hours_a_week int not null,
  supervisor_member_id uuid not null references members,
  second_supervisor_member_id uuid references members,
  ended_early boolean not null default false,
  end_reason text,
  completed_at timestamptz,
  created_at timestamptz not null,
  unique (internship_id, company_id)
);
create index internships_company on internships (company_id, status);
create index internships_intern on internships (intern_id, status);

create table internship_weeks (
  weekly_feedback_id uuid primary key,
  internship_id uuid not null references internships,
  number int not null check (number between 1 and 17),
  starts_on date not null,
  unlocks_at timestamptz not null,
  company_completed_at timestamptz,
  intern_completed_at timestamptz,
  reminded int not null default 0,
  unique (internship_id, number)
);
create index internship_weeks_due on internship_weeks (unlocks_at) where company_completed_at is null or intern_completed_at is null;

create table week_answers (
  weekly_feedback_id uuid not null references internship_weeks,
  side text not null check (side in ('company', 'intern')),
  slug text not null,
  answer jsonb not null,
  at timestamptz not null,
  primary key (weekly_feedback_id, side, slug)
);

create table custom_projects (
  custom_project_id uuid primary key,
  internship_id uuid not null references internships,
  name text not null,
  created_by text not null check (created_by in ('company', 'intern')),
  created_at timestamptz not null,
  unique (internship_id, name)
);

create table internship_actions (
  action_id uuid primary key,
  internship_id uuid not null references internships,
  kind text not null check (kind in ('EXTEND', 'END_EARLY', 'CHANGE_SUPERVISOR', 'REPORT_CONCERN')),
  status text not null check (status in ('RAISED', 'ACCEPTED', 'DECLINED')),
  raised_by text not null check (raised_by in ('company', 'intern')),
  raised_by_user uuid not null references users,
  note text not null,
  data jsonb not null default '{}',
  decision_reason text,
  created_at timestamptz not null,
  decided_at timestamptz
);

create table certificates (
  uuid uuid primary key,
  internship_id uuid not null unique references internships,
  facts jsonb not null,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text
);

create table payments (
  payment_id uuid primary key,
  intern_id uuid not null references interns,
  application_id uuid not null references applications,
  offer_id uuid references offers,
  status text not null check (status in ('CREATED', 'REQUIRES_ACTION', 'SUCCEEDED', 'FAILED', 'REFUNDED')),
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  provider_id text unique,
  created_at timestamptz not null,
  settled_at timestamptz
);

-- The one narrow row that browse reads; kept by the applications room when an intern becomes visible or changes.
create table intern_search (
  intern_id uuid primary key references interns,
  application_id uuid not null,
  batch_id uuid not null,
  career_field_id int not null,
  specialisation_ids int[] not null,
  skill_ids int[] not null,
  project_ids int[] not null,
  start_month date not null,
  duration_weeks int not null,
  offset_seconds int not null,
  approved_at timestamptz not null
);
create index intern_search_field on intern_search (career_field_id, approved_at desc);
create index intern_search_specialisations on intern_search using gin (specialisation_ids);
create index intern_search_skills on intern_search using gin (skill_ids);
create index intern_search_projects on intern_search using gin (project_ids);
create index intern_search_start on intern_search (start_month, duration_weeks);

