import { statement } from '../../platform/db/statement.ts'

// What the clock takes.

/** The first day has come, and nothing waits for the intern's confirmation. */
export const startable = statement<[now: string], { internship_id: string }>(
  'internships.startable',
  `select i.internship_id from internships i join offers o on o.offer_id = i.offer_id where i.status = 'UPCOMING' and i.starts_on <= ($1::timestamptz at time zone i.zone)::date and o.confirm_next_at is null order by i.internship_id limit 50 for update of i skip locked`,
)
/** As the domain's isAgreedEnd. */
const agreedEnd = `a.kind = 'END_EARLY' and a.status = 'ACCEPTED' and a.data ->> 'ends_on' = i.ends_on::text`
/** An early end whose day has come. Not locked here: what follows from it locks the intern first. */
export const endingEarly = statement<
  [now: string],
  { internship_id: string; intern_id: string; ends_on: string; reason: string | null }
>(
  'internships.endingEarly',
  `select distinct on (i.internship_id) i.internship_id, i.intern_id, i.ends_on, a.data ->> 'reason' as reason from internships i join internship_actions a using (internship_id)
   where i.status = 'ONGOING' and ${agreedEnd} and i.ends_on <= ($1::timestamptz at time zone i.zone)::date order by i.internship_id, a.decided_at desc limit 20`,
)
export interface EndingRow {
  internship_id: string
  ends_on: string
  zone: string
  last_closed: boolean
}
export const endable = statement<[now: string], EndingRow>(
  'internships.endable',
  `select i.internship_id, i.ends_on, i.zone, (w.company_completed_at is not null and w.intern_completed_at is not null) as last_closed from internships i
   join lateral (select company_completed_at, intern_completed_at from internship_weeks x where x.internship_id = i.internship_id order by number desc limit 1) w on true
   where i.status = 'ONGOING' and i.ends_on < ($1::timestamptz at time zone i.zone)::date and not exists (select from internship_actions a where a.internship_id = i.internship_id and ${agreedEnd})
     and ((w.company_completed_at is not null and w.intern_completed_at is not null) or i.ends_on + 14 < ($1::timestamptz at time zone i.zone)::date)
   order by i.internship_id limit 50 for update of i skip locked`,
)
