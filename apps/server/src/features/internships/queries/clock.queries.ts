// Generated from clock.sql by “npm run queries”; do not edit.
// Source: aafbfb1d6b28
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

/** The first day has come, and no confirmation by the intern is pending. */
export const internshipsToStart = defineStatement<
  { readonly now: string; readonly after_at: string; readonly after_id: string },
  {
    readonly internship_id: string
    readonly candidature_id: string
    readonly due_at: string
  }
>(
  'internships.internshipsToStart',
  ['now', 'after_at', 'after_id'],
  `select i.internship_id, o.candidature_id, d.due_at::text as due_at
from
  internships i
  join offers o on o.offer_id = i.offer_id
  cross join lateral (select i.starts_on::timestamp at time zone i.zone as due_at) d
where
  i.status = 'UPCOMING'
  and d.due_at <= $1
  and o.confirm_next_at is null
  and (d.due_at, i.internship_id) > ($2::timestamptz, $3::uuid)
order by d.due_at, i.internship_id
limit 500`,
)

/** An early end whose last day has passed. Not locked here, because the intern has to be locked first. */
export const internshipsEndingEarly = defineStatement<
  { readonly now: string; readonly after_at: string; readonly after_id: string },
  {
    readonly internship_id: string
    readonly intern_id: string
    readonly ends_on: string
    readonly reason: string | null
    readonly due_at: string
  }
>(
  'internships.internshipsEndingEarly',
  ['now', 'after_at', 'after_id'],
  `select i.internship_id, i.intern_id, i.ends_on, d.reason, e.due_at::text as due_at
from
  internships i
  cross join lateral (
    select a.data ->> 'reason' as reason
    from internship_actions a
    where a.internship_id = i.internship_id and a.kind = 'END_EARLY' and a.status = 'ACCEPTED' and a.data ->> 'ends_on' = i.ends_on::text
    order by a.decided_at desc
    limit 1
  ) d
  cross join lateral (select (i.ends_on + 1)::timestamp at time zone i.zone as due_at) e
where
  i.status = 'ONGOING'
  and i.ends_on < ($1::timestamptz at time zone i.zone)::date
  and (e.due_at, i.internship_id) > ($2::timestamptz, $3::uuid)
order by e.due_at, i.internship_id
limit 500`,
)

export const internshipsToComplete = defineStatement<
  { readonly now: string; readonly after_at: string; readonly after_id: string },
  {
    readonly internship_id: string
    readonly candidature_id: string
    readonly due_at: string
  }
>(
  'internships.internshipsToComplete',
  ['now', 'after_at', 'after_id'],
  `select i.internship_id, o.candidature_id, e.due_at::text as due_at
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
  i.status = 'ONGOING'
  and i.ends_on < ($1::timestamptz at time zone i.zone)::date
  and not exists (
    select
    from internship_actions a
    where a.internship_id = i.internship_id and a.kind = 'END_EARLY' and a.status = 'ACCEPTED' and a.data ->> 'ends_on' = i.ends_on::text
  )
  and (w.all_done or i.ends_on + 14 < ($1::timestamptz at time zone i.zone)::date)
  and (e.due_at, i.internship_id) > ($2::timestamptz, $3::uuid)
order by e.due_at, i.internship_id
limit 500`,
)

/** Ended but not yet complete, with the next message about missing weeks due. @param days after the end, one per message */
export const internshipsLackingWeeks = defineStatement<
  { readonly days: readonly number[]; readonly now: string },
  { readonly internship_id: string }
>(
  'internships.internshipsLackingWeeks',
  ['days', 'now'],
  `select i.internship_id
from internships i
where
  i.status = 'ONGOING'
  and i.told_missing < cardinality($1::int[])
  and i.ends_on + ($1::int[]) [i.told_missing + 1] <= ($2::timestamptz at time zone i.zone)::date
  and not exists (
    select
    from internship_actions a
    where a.internship_id = i.internship_id and a.kind = 'END_EARLY' and a.status = 'ACCEPTED' and a.data ->> 'ends_on' = i.ends_on::text
  )
order by i.internship_id
limit 50
for update of i skip locked`,
)

export const markMissingWeeksNotified = defineStatement<
  { readonly told_missing: number; readonly internship_id: string },
  NoRow
>(
  'internships.markMissingWeeksNotified',
  ['told_missing', 'internship_id'],
  `update internships
set told_missing = $1
where internship_id = $2`,
)
