-- What the retention job looks for, in the tables that grow.
create index outbox_created on outbox (created_at);
create index outbox_unwiped on outbox (created_at) where content <> '{"values": {}, "rows": []}';
create index notices_created on notices (created_at);
create index event_log_words on event_log (at) where note is not null or data <> '{}';
create index codes_created on codes (created_at);
create index rate_limits_window on rate_limits (window_start);
