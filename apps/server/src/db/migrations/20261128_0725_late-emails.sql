-- An email that is not sent within its minute counts as missed once, whether it is sent later or never:
-- counted when sent, emails of an outage would be on time or not counted at all.
alter table outbox add column is_late boolean not null default false;
comment on column outbox.is_late is 'Was not sent within a minute of what caused it, and is counted as missed (objective_counts).';
comment on table objective_counts is 'How many sign-ins, pages, reads, changes and emails met or missed their objective, in periods of five minutes; every process adds its own. Contains nothing about people.';
comment on column objective_counts.objective is 'sign_in, page, read, change or mail (packages/domain/src/status).';

-- next transaction
-- Those of before are counted already, or too old to be news.
update outbox set is_late = true where delivered_at is null and created_at < now() - interval '1 minute';
