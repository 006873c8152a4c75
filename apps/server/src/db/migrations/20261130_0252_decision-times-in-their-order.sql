-- The list of decisions is read by time and event: by an index of the time alone, each batch of its CSV
-- file was sorted again.
drop index decision_times_at;
create index decision_times_order on decision_times (at, event_id);
