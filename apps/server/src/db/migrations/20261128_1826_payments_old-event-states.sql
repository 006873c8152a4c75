-- Events from before their state was stored: what they were about has been read since.
update provider_events e
set state = case when e.provider_id is null then 'IGNORED' else 'PROCESSED' end
where e.state = 'WAITING'
  and not exists (
    select from payments y
    where y.provider_id = e.provider_id and y.read_due_at <= now() and y.status in ('CREATED', 'REQUIRES_ACTION')
  );
