-- How many candidatures of a company reached a stage, answered from the index alone.
create index event_log_reached on event_log (company_id, to_state, candidature_id)
where machine = 'candidature' and candidature_id is not null;
