-- name: countDays
-- column: day: string
-- column: total: number
-- column: missed: number
select
  objective, to_char(begins_at at time zone 'UTC', 'YYYY-MM-DD') as day, sum(total)::int as total,
  sum(missed)::int as missed
from objective_counts
where begins_at >= :since
group by objective, day
order by objective, day;

-- Periods in which clearly more was missed than a single slow request.
-- name: findMissedPeriods
select objective, begins_at
from objective_counts
where begins_at >= :since and missed >= :min_missed and missed >= :min_share::float8 * total;

-- Gaps between the periods that were counted, and the one until now.
-- name: findSilences
-- column: begins_at: string
-- column: ends_at: string
select objective, begins_at, ends_at
from
  (
    select
      objective, begins_at + :period::interval as begins_at,
      coalesce(lead(begins_at) over (partition by objective order by begins_at), :now) as ends_at
    from objective_counts
    where begins_at >= :since
  ) as gaps
where ends_at - begins_at > :min_silence::interval;
