create table partners (
  partner_id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{1,62}$'),
  name text not null,
  email_domains citext[] not null default '{}',
  introduction text,
  created_at timestamptz not null
);

create table batches (
  batch_id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9-]{3,40}$'),
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{1,62}$'),
  name text not null,
  partner_id uuid references partners,
  is_published boolean not null default false,
  enrolment_opens_at timestamptz not null,
  enrolment_closes_at timestamptz not null,
  campaign_ends_at timestamptz,
  programme_start date,
  programme_end date,
  seats int not null check (seats >= 0),
  seats_taken int not null default 0 check (seats_taken >= 0),
  payer text not null default 'B2B' check (payer in ('B2B', 'INTERN')),
  price_amount bigint check (price_amount >= 0),
  price_currency char(3),
  refund_days int not null default 14,
  max_offers int not null default 3,
  texts jsonb not null default '{}',
  services jsonb not null default '[]',
  created_at timestamptz not null,
  check (seats_taken <= seats),
  check (enrolment_opens_at < enrolment_closes_at),
  check (programme_end is null or programme_end > programme_start)
);

create table interns (
  intern_id uuid primary key,
  user_id uuid not null unique references users,
  birth_date date not null check (birth_date between '1900-01-01' and '2100-12-31'),
  slug text unique,
  is_hidden boolean not null default false,
  public_profile boolean not null default false,
  signup_completed_at timestamptz,
  signup_step text not null default 'congratulations',
  career_field_ids int[] not null default '{}',
  start_month date,
  duration_weeks int check (duration_weeks between 4 and 16),
  hours_a_week int check (hours_a_week between 5 and 40),
  university_id int,
  university_name text,
  major text,
  education_level_id int,
  graduation_month date,
  heard_from text,
  goals text,
  gender text,
  citizenship_country_id int,
  racial_ethnic_group_ids int[],
  disability_ids int[],
  first_generation_student text,
  international_student text,
  english_proficiency int check (english_proficiency between 1 and 5),
  low_english jsonb not null default '{}',
  job_title text,
  internship_goal text,
  introduction text,
  time_zone_prompt_dismissed_at timestamptz,
  -- Interview availability: weekly hours by weekday and dated exceptions, in the intern's zone.
  weekly_hours jsonb not null default '{}',
  hour_exceptions jsonb not null default '[]',
  availability_saved_at timestamptz,
  created_at timestamptz not null
);

create table applications (
  application_id uuid primary key,
  intern_id uuid not null references interns,
  batch_id uuid not null references batches,
  status text not null check (status in ('NOT_STARTED', 'IN_PROGRESS', 'SUBMITTED', 'IN_REVIEW', 'CHANGES_REQUESTED', 'APPROVED', 'REJECTED', 'ENROLLED', 'WITHDRAWN')),
  career_field_id int,
  specialisation_ids int[] not null default '{}',
  skill_ids int[] not null default '{}',
  skill_to_improve_ids int[] not null default '{}',
  project_ids int[] not null default '{}',
  internship_start date,
  additional_answers jsonb not null default '{}',
  diversity_seen_at timestamptz,
  resume_file_id uuid references files,
  resume_data jsonb,
  resume_confirmed_at timestamptz,
  section_saved_at jsonb not null default '{}',
  reviewer_id uuid references users,
  review_started_at timestamptz,
  submitted_at timestamptz,
  decided_at timestamptz,
  decision_reason text,
  enrolled_at timestamptz,
  created_at timestamptz not null,
  unique (application_id, intern_id)
);
create unique index applications_open on applications (intern_id) where status not in ('REJECTED', 'WITHDRAWN', 'ENROLLED');
create index applications_queue on applications (status, submitted_at);
create index applications_batch on applications (batch_id);
create index applications_intern on applications (intern_id);

create table application_comments (
  comment_id uuid primary key,
  application_id uuid not null references applications,
  section text not null,
  body text not null check (body <> ''),
  author_id uuid not null references users,
  created_at timestamptz not null,
  sent_at timestamptz,
  addressed_at timestamptz
);
create index application_comments_application on application_comments (application_id, created_at);

-- Education, experience, portfolio: entries of one shape, told apart by kind.
create table profile_entries (
  entry_id uuid primary key,
  intern_id uuid not null references interns,
  kind text not null check (kind in ('education', 'experience', 'portfolio')),
  data jsonb not null,
  sort int not null default 0,
  created_at timestamptz not null
);
create index profile_entries_intern on profile_entries (intern_id, kind, sort);

create table video_answers (
  intern_id uuid not null references interns,
  question text not null,
  file_id uuid not null references files,
  seconds int not null check (seconds between 1 and 125),
  created_at timestamptz not null,
  primary key (intern_id, question)
);

create table identity_documents (
  document_id uuid primary key,
  intern_id uuid not null references interns,
  file_id uuid not null references files,
  kind text not null,
  created_at timestamptz not null
);
