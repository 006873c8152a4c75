-- When the company was last reminded that placement in this candidature's batch closes.
alter table candidatures add column placement_reminded_at timestamptz;
