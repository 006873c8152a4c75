-- A recorded no-show of one side, with what it says and what the programme team decides.
create table no_shows (
  no_show_id uuid primary key,
  interview_id uuid not null unique references interviews,
  side text not null check (side in ('company', 'intern')),
  company_id uuid not null references companies,
  intern_id uuid not null references interns,
  -- The claim was contested before, and an operator decided that it is so.
  was_contested boolean not null,
  recorded_at timestamptz not null,
  explanation text,
  explained_at timestamptz,
  explained_by uuid references users,
  contested_at timestamptz,
  decision text check (decision in ('EXCUSE', 'GO_ON', 'END_SEASON')),
  decision_note text,
  decided_at timestamptz,
  decided_by uuid references users,
  check ((explanation is null) = (explained_at is null)),
  check ((decision is null) = (decided_at is null))
);
create index no_shows_company on no_shows (company_id, recorded_at) where side = 'company';
create index no_shows_intern on no_shows (intern_id, recorded_at) where side = 'intern';
create index no_shows_open on no_shows (recorded_at) where decision is null;

insert into no_shows (no_show_id, interview_id, side, company_id, intern_id, was_contested, recorded_at)
select gen_random_uuid(), i.interview_id, case when e.move = 'recordInternNoShow' then 'intern' else 'company' end, i.company_id, i.intern_id, i.no_show_contested_at is not null, e.at
from event_log e join interviews i on i.interview_id = e.subject_id
where e.machine = 'interview' and e.move in ('recordInternNoShow', 'recordCompanyNoShow');
