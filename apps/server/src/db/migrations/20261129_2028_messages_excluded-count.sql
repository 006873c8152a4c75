-- The list and the log say how many of the selected people did not get a message, also of those who
-- were left out when it was written.
alter table messages add column excluded_count int not null default 0;
comment on column messages.excluded_count is 'How many of the selected were left out when it was written.';
