set local lock_timeout = '5s';

-- Decisions of the review desk take effect some seconds later, so that they can be undone.
create table pending_acts (
  act_id uuid primary key,
  act text not null,
  kind text not null,
  subject_id uuid not null,
  actor_id uuid not null references users,
  input jsonb,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  finished_at timestamptz,
  outcome text,
  failure text,
  constraint pending_acts_outcome_check check ((finished_at is null) = (outcome is null))
);
comment on table pending_acts is 'Decisions of the programme team that take effect when they are due, unless they are undone before.';
comment on column pending_acts.act is 'Operation (pendingActNames of packages/domain/src/pending-acts).';
comment on column pending_acts.kind is 'Kind of the wait that it ends.';
comment on column pending_acts.subject_id is 'Id of what is decided: the application.';
comment on column pending_acts.actor_id is 'Who decided.';
comment on column pending_acts.input is 'Reason and note of the decision; emptied when it is finished.';
comment on column pending_acts.outcome is 'DONE, UNDONE or FAILED; null while it is pending.';
comment on column pending_acts.failure is 'Key of the text that says why it could not take effect.';
-- One decision at a time.
create unique index pending_acts_subject on pending_acts (subject_id, kind) where finished_at is null;
create index pending_acts_due on pending_acts (due_at, act_id) where finished_at is null;
create index pending_acts_actor on pending_acts (actor_id, finished_at);
create index pending_acts_finished on pending_acts (finished_at);
