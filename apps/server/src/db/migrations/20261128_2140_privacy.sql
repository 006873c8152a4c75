set local lock_timeout = '5s';

-- The programme team answers for the dates of requests, and for what is deleted when.
alter table users add column erasure_requested_at timestamptz;
comment on column users.erasure_requested_at is 'When an intern or a company member asked for erasure; kept afterwards, null if they came back.';
update users set erasure_requested_at = erase_at - interval '14 days' where erase_at is not null and type in ('I', 'C');
create index users_erasure_requested on users (erasure_requested_at desc, user_id desc)
where erasure_requested_at is not null;

create table retention_counts (
  rule text primary key,
  expired_at timestamptz not null,
  row_count int not null
);
comment on table retention_counts is 'When a rule of the retention table last met expired rows, and how many.';
comment on column retention_counts.rule is 'Table, column and days of the rule.';
