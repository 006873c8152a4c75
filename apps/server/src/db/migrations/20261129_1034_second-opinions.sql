-- A reviewer asks a colleague for a second opinion on an application.
create table second_opinions (
  opinion_id uuid primary key,
  application_id uuid not null references applications,
  status text not null,
  asked_by uuid not null references users,
  question text not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  answered_by uuid references users,
  answered_at timestamptz,
  recommendation text,
  comment text,
  constraint second_opinions_status_check check (status in ('ASKED', 'ANSWERED', 'CANCELLED')),
  constraint second_opinions_recommendation_check
    check (recommendation in ('APPROVE', 'REQUEST_CHANGES', 'REJECT', 'UNSURE')),
  constraint second_opinions_colleague_check check (answered_by <> asked_by)
);
comment on table second_opinions is 'Opinions on applications that reviewers ask colleagues for, which are part of the copy of the intern''s data. Who is to answer is the owner of the wait OPINION.';
comment on column second_opinions.due_at is 'By when the colleague is to answer.';
comment on column second_opinions.comment is 'What the colleague answers.';
create unique index second_opinions_open on second_opinions (application_id) where status = 'ASKED';
create index second_opinions_application on second_opinions (application_id, asked_at);
create index second_opinions_asked on second_opinions (asked_at);
create index second_opinions_author on second_opinions (asked_by);
