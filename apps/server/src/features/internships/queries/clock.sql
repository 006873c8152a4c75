-- fragment: agreed_end
a.kind = 'END_EARLY' and a.status = {{internship_action.ACCEPTED}} and a.data ->> 'ends_on' = i.ends_on::text

-- The first day has come, and no confirmation by the intern is pending.
-- name: internshipsToStart
-- column: due_at: string
select i.internship_id, o.candidature_id, d.due_at::text as due_at
from
  internships i
  join offers o on o.offer_id = i.offer_id
  cross join lateral (select i.starts_on::timestamp at time zone i.zone as due_at) d
where
  i.status = {{internship.UPCOMING}}
  and d.due_at <= :now
  and o.confirm_next_at is null
  and (d.due_at, i.internship_id) > (:after_at::timestamptz, :after_id::uuid)
order by d.due_at, i.internship_id
limit 500;

-- An early end whose last day has passed. Not locked here, because the intern has to be locked
-- first.
-- name: internshipsEndingEarly
-- column: due_at: string
select i.internship_id, i.intern_id, i.ends_on, d.reason, e.due_at::text as due_at
from
  internships i
  cross join lateral (
    select a.data ->> 'reason' as reason
    from internship_actions a
    where a.internship_id = i.internship_id and {{agreed_end}}
    order by a.decided_at desc
    limit 1
  ) d
  cross join lateral (select (i.ends_on + 1)::timestamp at time zone i.zone as due_at) e
where
  i.status = {{internship.ONGOING}}
  and i.ends_on < (:now::timestamptz at time zone i.zone)::date
  and (e.due_at, i.internship_id) > (:after_at::timestamptz, :after_id::uuid)
order by e.due_at, i.internship_id
limit 500;

-- name: internshipsToComplete
-- column: due_at: string
select i.internship_id, o.candidature_id, e.due_at::text as due_at
from
  internships i
  join offers o on o.offer_id = i.offer_id
  cross join lateral (
    select
      coalesce(
        bool_and(x.company_completed_at is not null and x.intern_completed_at is not null), true
      ) as all_done
    from internship_weeks x
    where x.internship_id = i.internship_id
  ) w
  cross join lateral (select (i.ends_on + 1)::timestamp at time zone i.zone as due_at) e
where
  i.status = {{internship.ONGOING}}
  and i.ends_on < (:now::timestamptz at time zone i.zone)::date
  and not exists (
    select
    from internship_actions a
    where a.internship_id = i.internship_id and {{agreed_end}}
  )
  and (w.all_done or i.ends_on + 14 < (:now::timestamptz at time zone i.zone)::date)
  and (e.due_at, i.internship_id) > (:after_at::timestamptz, :after_id::uuid)
order by e.due_at, i.internship_id
limit 500;

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
