-- fragment: agreed_end
a.kind = 'END_EARLY' and a.status = {{internship_action.ACCEPTED}} and a.data ->> 'ends_on' = i.ends_on::text

-- The first day has come, and no confirmation by the intern is pending.
-- name: internshipsToStart
select i.internship_id
from internships i join offers o on o.offer_id = i.offer_id
where
  i.status = {{internship.UPCOMING}}
  and i.starts_on <= (:now::timestamptz at time zone i.zone)::date
  and o.confirm_next_at is null
order by i.internship_id
limit 50
for update of i skip locked;

-- An early end whose last day has passed. Not locked here, because the intern has to be locked
-- first.
-- name: internshipsEndingEarly
select distinct
  on (i.internship_id) i.internship_id, i.intern_id, i.ends_on, a.data ->> 'reason' as reason
from internships i join internship_actions a using (internship_id)
where
  i.status = {{internship.ONGOING}}
  and {{agreed_end}}
  and i.ends_on < (:now::timestamptz at time zone i.zone)::date
order by i.internship_id, a.decided_at desc
limit 20;

-- name: internshipsToComplete
-- row: EndingInternshipRow
-- column: all_done: boolean
select i.internship_id, i.ends_on, i.zone, w.all_done
from
  internships i
  cross join lateral (
    select
      coalesce(
        bool_and(x.company_completed_at is not null and x.intern_completed_at is not null), true
      ) as all_done
    from internship_weeks x
    where x.internship_id = i.internship_id
  ) w
where
  i.status = {{internship.ONGOING}}
  and i.ends_on < (:now::timestamptz at time zone i.zone)::date
  and not exists (
    select
    from internship_actions a
    where a.internship_id = i.internship_id and {{agreed_end}}
  )
  and (w.all_done or i.ends_on + 14 < (:now::timestamptz at time zone i.zone)::date)
order by i.internship_id
limit 50
for update of i skip locked;

-- Ended but not yet complete, with the next message about missing weeks due. @param days after
-- the end, one per message
-- name: internshipsLackingWeeks
select i.internship_id
from internships i
where
  i.status = {{internship.ONGOING}}
  and i.told_missing < cardinality(:days::int[])
  and i.ends_on + (:days::int[]) [i.told_missing + 1] <= (:now::timestamptz at time zone i.zone)::date
  and not exists (
    select
    from internship_actions a
    where a.internship_id = i.internship_id and {{agreed_end}}
  )
order by i.internship_id
limit 50
for update of i skip locked;

-- name: markMissingWeeksNotified
update internships
set told_missing = :told_missing
where internship_id = :internship_id;
