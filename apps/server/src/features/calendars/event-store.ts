import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import { statement } from '../../platform/db/statement.ts'

// Events to be written, by interview or by connection. A new request resets the attempts.
const onConflictReset = `on conflict (interview_id, connection_id) do update set wish = calendar_events.wish + 1, wished_at = excluded.wished_at, next_try_at = excluded.next_try_at, tries = 0, given_up = false`
export const requestEventsOfInterview = statement<[interview: string, now: string]>(
  'calendars.wishForInterview',
  `insert into calendar_events (interview_id, connection_id, wished_at, next_try_at)
   select i.interview_id, c.connection_id, $2, $2 from interviews i join interviewers w on w.interview_id = i.interview_id join members m on m.member_id = w.member_id and m.status = 'ACTIVE'
   join calendar_connections c on c.member_id = w.member_id and c.status <> 'DISCONNECTED'
   where i.interview_id = $1 and (i.status = 'CONFIRMED' or exists (select from calendar_events e where e.interview_id = i.interview_id and e.connection_id = c.connection_id)) ${onConflictReset}`,
)
/** Marks upcoming agreed interviews, and unfinished changes of others. */
export const requestEventsOfConnection = statement<[connection: string, now: string]>(
  'calendars.wishForConnection',
  `insert into calendar_events (interview_id, connection_id, wished_at, next_try_at)
   select i.interview_id, c.connection_id, $2, $2 from calendar_connections c join interviewers w on w.member_id = c.member_id join interviews i on i.interview_id = w.interview_id
   where c.connection_id = $1 and ((i.status = 'CONFIRMED' and i.starts_at > $2) or exists (select from calendar_events e where e.interview_id = i.interview_id and e.connection_id = c.connection_id and e.wish > e.done)) ${onConflictReset}`,
)

export interface DueEvent {
  interview_id: string
  connection_id: string
  wish: number
  tries: number
  generation: number
  wished_at: string
  event_calendar: string | null
  event_id: string | null
  /** The first connected calendar of an interview creates its link. */
  is_lead: boolean
  interview_status: InterviewStatus
  candidature_id: string
  duration_minutes: number
  proposed_zone: string
  starts_at: string | null
  ends_at: string | null
  meeting_link: string | null
  company: string
  plan: string
  intern_first_name: string
  intern_last_name: string
  intern_zone: string
}
/**
 * Takes due events and leases them until $2; skips connections that are broken or asked us to wait.
 */
export const leaseDueEvents = statement<[now: string, lentUntil: string], DueEvent>(
  'calendars.takeEvents',
  `with taken as (
     update calendar_events set lent_until = $2, tries = tries + 1
     where (interview_id, connection_id) in (
       select e.interview_id, e.connection_id from calendar_events e join calendar_connections c on c.connection_id = e.connection_id and c.status = 'CONNECTED' and coalesce(c.wait_until, $1) <= $1
       where e.wish > e.done and not e.given_up and e.next_try_at <= $1 and coalesce(e.lent_until, $1) <= $1 order by e.next_try_at limit 10 for update of e skip locked)
     returning *)
   select t.interview_id, t.connection_id, t.wish, t.tries, t.generation, t.wished_at, t.calendar_id as event_calendar, t.event_id,
     not exists (select from calendar_events o join calendar_connections oc on oc.connection_id = o.connection_id and oc.status = 'CONNECTED' where o.interview_id = t.interview_id and not o.given_up and o.connection_id < t.connection_id) as is_lead,
     i.status as interview_status, i.candidature_id, i.duration_minutes, i.proposed_zone, i.starts_at, i.ends_at, i.meeting_link, co.name as company, p.name as plan, u.first_name as intern_first_name, u.last_name as intern_last_name, u.time_zone as intern_zone
   from taken t join interviews i on i.interview_id = t.interview_id join candidatures k on k.candidature_id = i.candidature_id join plans p on p.plan_id = k.plan_id join companies co on co.company_id = i.company_id
   join interns n on n.intern_id = i.intern_id join users u on u.user_id = n.user_id order by t.wished_at`,
)
type EventKey = [interview: string, connection: string]
export const markEventDone = statement<
  [...EventKey, wish: number, calendar: string | null, event: string | null]
>(
  'calendars.eventDone',
  `update calendar_events set done = $3, calendar_id = $4, event_id = $5, generation = generation + case when $5::text is null then 1 else 0 end, lent_until = null, tries = 0, last_error = null where interview_id = $1 and connection_id = $2`,
)
/** The event is written, but its link is still pending. */
export const markEventPending = statement<
  [...EventKey, calendar: string | null, event: string | null, at: string]
>(
  'calendars.eventWaits',
  `update calendar_events set calendar_id = $3, event_id = $4, next_try_at = $5, lent_until = null where interview_id = $1 and connection_id = $2`,
)
export const markEventFailed = statement<
  [...EventKey, at: string, error: string, givenUp: boolean]
>(
  'calendars.eventFailed',
  `update calendar_events set next_try_at = $3, last_error = $4, given_up = $5, lent_until = null where interview_id = $1 and connection_id = $2`,
)
export interface LinklessRow {
  interview_id: string
  candidature_id: string
  starts_at: string
  intern_first_name: string
  intern_last_name: string
  intern_zone: string
}
/** Upcoming agreed interviews of a connection's owner that still need a link. */
export const selectInterviewsWithoutLink = statement<
  [connection: string, now: string],
  LinklessRow
>(
  'calendars.linkless',
  `select i.interview_id, i.candidature_id, i.starts_at, u.first_name as intern_first_name, u.last_name as intern_last_name, u.time_zone as intern_zone
   from calendar_events e join interviews i on i.interview_id = e.interview_id join interns n on n.intern_id = i.intern_id join users u on u.user_id = n.user_id
   where e.connection_id = $1 and i.status = 'CONFIRMED' and i.meeting_link is null and i.starts_at > $2 limit 50`,
)
