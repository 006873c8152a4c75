-- A decision about a company no longer counts the time in which the company had the turn. How long each
-- decision took is stored once, so the job stores all of them again; the report is right meanwhile
-- (decision 0115).
delete from decision_times;
update decision_storing set stored_id = 0;
comment on column decision_times.hours is 'From when it last came into the queue until then, without the time in which a company that was asked for more had the turn.';
