-- What could not take effect is shown until someone marks it as seen.
alter table pending_acts add column seen_at timestamptz;
comment on column pending_acts.seen_at is 'When someone marked as seen that it could not take effect; null until then.';

-- next transaction
-- What failed more than a day ago has been shown for that day.
update pending_acts set seen_at = finished_at where failure is not null and finished_at < now() - interval '1 day';

-- next transaction
create index pending_acts_failed on pending_acts (finished_at) where failure is not null and seen_at is null;
