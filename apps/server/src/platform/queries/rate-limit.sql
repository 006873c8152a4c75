-- name: countAttempt
insert into rate_limits (key, window_start, tries)
values (:key, :window_start, 1)
on conflict (key, window_start) do update
set tries = rate_limits.tries + 1
returning tries;
