set local lock_timeout = '5s';

-- A bulk act is a pending act for each of its subjects; they are undone together.
alter table pending_acts add group_id uuid not null default gen_random_uuid();
create index pending_acts_group on pending_acts (group_id);
comment on table pending_acts is 'Acts of the programme team that take effect when they are due, unless they are undone before.';
comment on column pending_acts.group_id is 'The same for acts that were asked for together and are undone together.';
comment on column pending_acts.kind is 'What it is about (pendingActKinds of packages/domain/src/pending-acts).';
comment on column pending_acts.subject_id is 'Id of what it is about: the application, company, offer or task, or whose tasks are handed over.';
