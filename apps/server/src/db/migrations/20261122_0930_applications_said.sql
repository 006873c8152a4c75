-- What an application said, in words by section, when changes were asked for last: its reviewer reads what was changed since.
alter table applications add column said_at_changes jsonb;
