-- Who changed which part of a company's profile last, and how often it was changed: {"basic": {"version": 2, "by": "…", "at": "…"}}.
-- Of two people who edit the same part at once the second is told, instead of writing over the first.
alter table companies add column part_changes jsonb not null default '{}';
-- For search engines: since when the public profile looks as it does.
alter table companies add column profile_changed_at timestamptz;
