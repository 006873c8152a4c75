-- The report of the programme team looked for all decisions of its days in the log whenever it was
-- read. How long each took never changes, so that it is worked out once (decision 0115). Nothing is
-- filled in here: the job stores what the log has, step by step, and the report is right meanwhile.
create table decision_times (
  event_id bigint primary key,
  kind text not null,
  application_id uuid,
  at timestamptz not null,
  hours double precision not null
);
create index decision_times_at on decision_times (at);
comment on table decision_times is 'How long each decision of the programme team took: of events up to decision_storing.stored_id with which something left a queue.';
comment on column decision_times.event_id is 'The event in event_log.';
comment on column decision_times.kind is 'The queue, as in domain/programme-reports (decisionKinds).';
comment on column decision_times.application_id is 'The application that it is about, itself or by its candidature; null for what belongs to none. No foreign key, because events outlive the rows they are about.';
comment on column decision_times.at is 'Time of the event.';
comment on column decision_times.hours is 'From when it last came into the queue until then.';

create table decision_storing (
  is_only boolean primary key default true check (is_only),
  stored_id bigint not null default 0
);
comment on table decision_storing is 'Up to which event decision_times has the decisions: one row.';
comment on column decision_storing.is_only is 'Always true, so that there is one row.';
comment on column decision_storing.stored_id is 'The decisions of all events up to this id are stored.';
insert into decision_storing default values;
