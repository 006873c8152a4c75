import { statement } from '../../platform/db/statement.ts'

// Queries for scheduled jobs.

/** The first day has come, and no confirmation by the intern is pending. */
export const internshipsToStart = statement<[now: string], { internship_id: string }>(
  'internships.startable',
  `select i.internship_id from internships i join offers o on o.offer_id = i.offer_id where i.status = 'UPCOMING' and i.starts_on <= ($1::timestamptz at time zone i.zone)::date and o.confirm_next_at is null order by i.internship_id limit 50 for update of i skip locked`,
)
/** Equals the domain's isAgreedEnd. */
const agreedEnd = `a.kind = 'END_EARLY' and a.status = 'ACCEPTED' and a.data ->> 'ends_on' = i.ends_on::text`
/**
 * An early end whose last day has passed. Not locked here, because the intern has to be locked
 * first.
 */
export const internshipsEndingEarly = statement<
  [now: string],
  { internship_id: string; intern_id: string; ends_on: string; reason: string | null }
>(
  'internships.endingEarly',
  `select distinct on (i.internship_id) i.internship_id, i.intern_id, i.ends_on, a.data ->> 'reason' as reason from internships i join internship_actions a using (internship_id)
   where i.status = 'ONGOING' and ${agreedEnd} and i.ends_on < ($1::timestamptz at time zone i.zone)::date order by i.internship_id, a.decided_at desc limit 20`,
)
export interface EndingInternshipRow {
  internship_id: string
  ends_on: string
  zone: string
  all_done: boolean
}
export const internshipsToComplete = statement<[now: string], EndingInternshipRow>(
  'internships.endable',
  `select i.internship_id, i.ends_on, i.zone, w.all_done from internships i
   cross join lateral (select coalesce(bool_and(x.company_completed_at is not null and x.intern_completed_at is not null), true) as all_done from internship_weeks x where x.internship_id = i.internship_id) w
   where i.status = 'ONGOING' and i.ends_on < ($1::timestamptz at time zone i.zone)::date and not exists (select from internship_actions a where a.internship_id = i.internship_id and ${agreedEnd})
     and (w.all_done or i.ends_on + 14 < ($1::timestamptz at time zone i.zone)::date)
   order by i.internship_id limit 50 for update of i skip locked`,
)

/**
 * Ended but not yet complete, with the next message about missing weeks due.
 * @param days after the end, one per message
 */
export const internshipsLackingWeeks = statement<
  [now: string, days: readonly number[]],
  { internship_id: string }
>(
  'internships.lackingWeeks',
  `select i.internship_id from internships i
   where i.status = 'ONGOING' and i.told_missing < cardinality($2::int[]) and i.ends_on + ($2::int[])[i.told_missing + 1] <= ($1::timestamptz at time zone i.zone)::date
     and not exists (select from internship_actions a where a.internship_id = i.internship_id and ${agreedEnd})
   order by i.internship_id limit 50 for update of i skip locked`,
)
export const markMissingWeeksNotified = statement<[id: string, stage: number]>(
  'internships.markToldMissing',
  `update internships set told_missing = $2 where internship_id = $1`,
)
