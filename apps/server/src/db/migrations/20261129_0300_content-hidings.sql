-- The programme team hides parts of profiles and company pages, and plans as a whole.
set local lock_timeout = '5s';

create table content_hidings (
  hiding_id uuid primary key,
  status text not null,
  kind text not null,
  part text not null,
  intern_id uuid references interns,
  company_id uuid references companies,
  plan_id uuid references plans on delete cascade,
  reason text not null,
  note text not null,
  report_id uuid references content_reports on delete set null,
  hidden_by uuid not null references users,
  created_at timestamptz not null,
  request_note text,
  requested_at timestamptz,
  appealed_at timestamptz,
  decided_by uuid references users,
  decided_at timestamptz,
  decision_reason text,
  constraint content_hidings_status_check check (status in ('HIDDEN', 'CHANGED', 'APPEALED', 'RESTORED')),
  constraint content_hidings_kind_check check (kind in ('INTERN', 'COMPANY', 'PLAN')),
  constraint content_hidings_reason_check check (reason in ('OFFENSIVE', 'UNTRUE', 'CONTACT', 'NOT_THEIRS', 'OTHER')),
  constraint content_hidings_about_check check (
    (intern_id is not null) = (kind = 'INTERN')
    and (plan_id is not null) = (kind = 'PLAN')
    and (company_id is not null) = (kind <> 'INTERN')
  ),
  constraint content_hidings_requested_check check (status not in ('CHANGED', 'APPEALED') or requested_at is not null),
  constraint content_hidings_decided_check check (status <> 'RESTORED' or decided_at is not null)
);
create unique index content_hidings_hidden_key on content_hidings (
  coalesce(plan_id, intern_id, company_id), part
) where status <> 'RESTORED';
create index content_hidings_intern_id on content_hidings (intern_id) where intern_id is not null;
create index content_hidings_company_id on content_hidings (company_id) where company_id is not null;
create index content_hidings_plan_id on content_hidings (plan_id) where plan_id is not null;
create index content_hidings_report_id on content_hidings (report_id);
create index content_hidings_created on content_hidings (created_at, hiding_id);
comment on table content_hidings is 'What the programme team has hidden: a part of a profile or of a company page, or a plan; until it is restored.';
comment on column content_hidings.kind is 'What it belongs to.';
comment on column content_hidings.company_id is 'The company, also that of a plan.';
comment on column content_hidings.reason is 'Reason of the report because of which it was hidden.';
comment on column content_hidings.note is 'Reason in the words of the programme team, which the owner reads.';
comment on column content_hidings.request_note is 'What the owner wrote last: what they changed, or their appeal.';
comment on column content_hidings.appealed_at is 'The owner appeals once.';
comment on column content_hidings.decision_reason is 'Reason of the last decision on a request, or for the restoring.';

-- What the readers of these tables look at; content_hidings says why.
alter table interns add hidden_parts text[] not null default '{}';
alter table users
add is_picture_hidden boolean not null default false,
add shown_picture_file_id uuid generated always as (case when not is_picture_hidden then picture_file_id end) stored;
alter table companies
add hidden_parts text[] not null default '{}',
add shown_logo_file_id uuid generated always as (case when not 'logo' = any (hidden_parts) then logo_file_id end) stored;
alter table plans add is_taken_down boolean not null default false;
comment on column interns.hidden_parts is 'Parts of the profile that the programme team has hidden from companies and the public.';
comment on column users.is_picture_hidden is 'Whether the programme team has hidden the picture from others.';
comment on column users.shown_picture_file_id is 'The picture as others see it.';
comment on column companies.shown_logo_file_id is 'The logo as others see it.';
comment on column companies.hidden_parts is 'Parts of the company page that the programme team has hidden from everyone else.';
comment on column plans.is_taken_down is 'Whether the programme team has hidden the plan from interns.';
