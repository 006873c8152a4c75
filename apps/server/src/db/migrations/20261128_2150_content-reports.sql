-- Interns and companies report texts, photos and plans to the programme team.
create table content_reports (
  report_id uuid primary key,
  status text not null,
  kind text not null,
  part text not null,
  about_intern_id uuid references interns,
  about_company_id uuid references companies,
  about_plan_id uuid references plans on delete cascade,
  reason text not null,
  note text,
  reporter_user_id uuid not null references users,
  reporter_side text not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decision_reason text,
  constraint content_reports_status_check check (status in ('REPORTED', 'DISMISSED', 'RESOLVED')),
  constraint content_reports_kind_check check (kind in ('INTERN', 'COMPANY', 'PLAN')),
  constraint content_reports_part_check check (part in ('TEXT', 'PHOTO')),
  constraint content_reports_reason_check check (reason in ('OFFENSIVE', 'UNTRUE', 'CONTACT', 'NOT_THEIRS', 'OTHER')),
  constraint content_reports_side_check check (reporter_side in ('company', 'intern')),
  constraint content_reports_about_check check (
    (about_intern_id is not null) = (kind = 'INTERN')
    and (about_plan_id is not null) = (kind = 'PLAN')
    and (about_company_id is not null) = (kind <> 'INTERN')
  ),
  constraint content_reports_decided_check check (status <> 'REPORTED' or decided_at is null)
);
create index content_reports_about_intern_id on content_reports (about_intern_id) where about_intern_id is not null;
create index content_reports_about_company_id on content_reports (about_company_id) where about_company_id is not null;
create index content_reports_about_plan_id on content_reports (about_plan_id) where about_plan_id is not null;
create index content_reports_created on content_reports (created_at, report_id);
create unique index content_reports_open_key on content_reports (
  reporter_user_id, coalesce(about_plan_id, about_intern_id, about_company_id), part
) where status = 'REPORTED';
create index content_reports_reporter_user_id on content_reports (reporter_user_id);
comment on table content_reports is 'What someone reported to the programme team about a text, a photo or a plan; one open report of a person about each.';
comment on column content_reports.kind is 'What the report is about.';
comment on column content_reports.part is 'What of it; a plan has texts only.';
comment on column content_reports.about_company_id is 'The company, also that of a plan.';
comment on column content_reports.note is 'What the reporter wrote.';
comment on column content_reports.decision_reason is 'Reason of the programme team, which the reporter gets.';
