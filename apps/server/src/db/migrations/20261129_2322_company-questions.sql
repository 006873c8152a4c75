-- The programme team asks a company in review for more information.
create table company_questions (
  question_id uuid primary key,
  company_id uuid not null references companies,
  points text[] not null,
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  reminders_sent smallint not null default 0,
  answer text,
  answered_by uuid references users,
  answered_at timestamptz,
  closed_at timestamptz,
  constraint company_questions_points_check check (cardinality(points) > 0),
  constraint company_questions_answer_check check ((answer is null) = (answered_at is null))
);
comment on table company_questions is 'What the programme team asks a company for before it decides on its registration, with the reply. The status of the company stays.';
comment on column company_questions.points is 'What is missing, point by point.';
comment on column company_questions.due_at is 'Until then the company has the turn, afterwards the programme team, with or without a reply.';
comment on column company_questions.reminders_sent is 'How many reminders the company has got.';
comment on column company_questions.closed_at is 'When it no longer counted: the registration was decided, or something else was asked. Null while it belongs to the review that continues.';
create unique index company_questions_open on company_questions (company_id)
  where answered_at is null and closed_at is null;
create index company_questions_company on company_questions (company_id, asked_at);
create index company_questions_due on company_questions (due_at)
  where answered_at is null and closed_at is null;
create index company_questions_author on company_questions (asked_by);
