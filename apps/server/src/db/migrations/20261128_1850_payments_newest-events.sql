-- The programme team sees the events of the card provider, newest first, and how many fail.
create index provider_events_newest on provider_events (received_at desc, event_id desc);
create index provider_events_failing on provider_events (received_at desc, event_id desc) where state = 'FAILING';
