-- name: countAttempt
insert into rate_limits (key, window_start, tries)
values (:key, :window_start, 1)
on conflict (key, window_start) do update
set tries = rate_limits.tries + 1
returning tries;

-- name: selectAttempts
select tries
from rate_limits
where key = :key and window_start = :window_start;
