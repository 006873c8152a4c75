-- A disputed missed interview waits for its decision however old it is: found without those that no one
-- has to decide.
create index no_shows_disputed on no_shows (contested_at) where contested_at is not null and decision is null;
