-- Every candidature that lapses counts those of its plan that lapsed before. Without this index the
-- count reads the whole log, once for each of them.
create index event_log_unanswered on event_log ((data ->> 'plan_id'), at)
where machine = 'candidature' and move = 'lapse' and reason = 'NOT_ANSWERED';
