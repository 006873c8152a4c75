// Generated from clock.sql by “npm run queries”; do not edit.
// Source: e6e3780b33c3
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface EndingInternshipRow {
  readonly internship_id: string
  readonly ends_on: string
  readonly zone: string
  readonly all_done: boolean
}

/** The first day has come, and no confirmation by the intern is pending. */
export const internshipsToStart = defineStatement<
  { readonly now: string },
  { readonly internship_id: string }
>(
  'internships.internshipsToStart',
  ['now'],
  `select i.internship_id
from internships i join offers o on o.offer_id = i.offer_id
where
  i.status = 'UPCOMING'
  and i.starts_on <= ($1::timestamptz at time zone i.zone)::date
  and o.confirm_next_at is null
order by i.internship_id
limit 50
for update of i skip locked`,
)

/** An early end whose last day has passed. Not locked here, because the intern has to be locked first. */
export const internshipsEndingEarly = defineStatement<
  { readonly now: string },
  {
    readonly internship_id: string
    readonly intern_id: string
    readonly ends_on: string
    readonly reason: string | null
  }
>(
  'internships.internshipsEndingEarly',
  ['now'],
  `select distinct
  on (i.internship_id) i.internship_id, i.intern_id, i.ends_on, a.data ->> 'reason' as reason
from internships i join internship_actions a using (internship_id)
where
  i.status = 'ONGOING'
  and a.kind = 'END_EARLY' and a.status = 'ACCEPTED' and a.data ->> 'ends_on' = i.ends_on::text
  and i.ends_on < ($1::timestamptz at time zone i.zone)::date
order by i.internship_id, a.decided_at desc
limit 20`,
)

export const internshipsToComplete = defineStatement<
  { readonly now: string },
  EndingInternshipRow
>(
  'internships.internshipsToComplete',
  ['now'],
  `select i.internship_id, i.ends_on, i.zone, w.all_done
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
  i.status = 'ONGOING'
  and i.ends_on < ($1::timestamptz at time zone i.zone)::date
  and not exists (
    select
    from internship_actions a
    where a.internship_id = i.internship_id and a.kind = 'END_EARLY' and a.status = 'ACCEPTED' and a.data ->> 'ends_on' = i.ends_on::text
  )
  and (w.all_done or i.ends_on + 14 < ($1::timestamptz at time zone i.zone)::date)
order by i.internship_id
limit 50
for update of i skip locked`,
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
