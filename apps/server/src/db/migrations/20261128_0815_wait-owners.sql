set local lock_timeout = '5s';

-- Who of the programme team takes care of what waits for the team.
create table wait_owners (
  kind text not null,
  subject_id uuid not null,
  owner_id uuid not null references users,
  taken_at timestamptz not null,
  acted_at timestamptz not null,
  primary key (kind, subject_id)
);
comment on table wait_owners is 'Who of the programme team takes care of something that waits for it. Ends 24 hours after the last act, or when it is released; not when the wait ends.';
comment on column wait_owners.kind is 'Kind of the wait (overdueKinds of packages/domain/src/overdue).';
comment on column wait_owners.subject_id is 'Id of the wait: application, company, offer, …';
comment on column wait_owners.acted_at is 'Last act of the owner on it.';
create index wait_owners_owner on wait_owners (owner_id);
create index wait_owners_acted on wait_owners (acted_at, subject_id);

create table wait_skips (
  kind text not null,
  subject_id uuid not null,
  user_id uuid not null references users on delete cascade,
  until timestamptz not null,
  primary key (user_id, kind, subject_id)
);
comment on table wait_skips is 'What an operator skipped: until then, others are given it and they are not.';

-- Reviews in progress have an owner already.
insert into wait_owners (kind, subject_id, owner_id, taken_at, acted_at)
select
  'APPLICATION', application_id, reviewer_id, coalesce(review_started_at, now()), now()
from applications
where status = 'IN_REVIEW' and reviewer_id is not null;
