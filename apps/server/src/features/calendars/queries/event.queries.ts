// Generated from event.sql by “npm run queries”; do not edit.
// Source: 6ca912f622d3
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface DueEvent {
  readonly interview_id: string
  readonly connection_id: string
  readonly wish: number
  readonly tries: number
  readonly generation: number
  readonly wished_at: string
  readonly event_calendar_id: string | null
  readonly event_id: string | null
  /** The first connected calendar of an interview creates its link. */
  readonly is_lead: boolean
  readonly interview_status: InterviewStatus
  readonly candidature_id: string
  readonly duration_minutes: number
  readonly proposed_zone: string
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly meeting_link: string | null
  readonly company_name: string
  readonly plan_name: string
  readonly intern_first_name: string
  readonly intern_last_name: string
  readonly intern_time_zone: string
}

export interface LinklessRow {
  readonly interview_id: string
  readonly candidature_id: string
  readonly starts_at: string
  readonly intern_first_name: string
  readonly intern_last_name: string
  readonly intern_time_zone: string
}

export const requestEventsOfInterview = defineStatement<
  { readonly now: string; readonly interview_id: string },
  NoRow
>(
  'calendars.requestEventsOfInterview',
  ['now', 'interview_id'],
  `insert into calendar_events (interview_id, connection_id, wished_at, next_try_at)
select i.interview_id, c.connection_id, $1, $1
from
  interviews i
  join interviewers w on w.interview_id = i.interview_id
  join members m on m.member_id = w.member_id and m.status = 'ACTIVE'
  join calendar_connections c on c.member_id = w.member_id and c.status <> 'DISCONNECTED'
where
  i.interview_id = $2
  and (
    i.status = 'CONFIRMED'
    or exists (
      select
      from calendar_events e
      where e.interview_id = i.interview_id and e.connection_id = c.connection_id
    )
  ) on conflict (interview_id, connection_id) do update
set
wish = calendar_events.wish + 1, wished_at = excluded.wished_at,
next_try_at = excluded.next_try_at, tries = 0, given_up = false`,
)

/** Marks upcoming agreed interviews, and unfinished changes of others. */
export const requestEventsOfConnection = defineStatement<
  { readonly now: string; readonly connection_id: string },
  NoRow
>(
  'calendars.requestEventsOfConnection',
  ['now', 'connection_id'],
  `insert into calendar_events (interview_id, connection_id, wished_at, next_try_at)
select i.interview_id, c.connection_id, $1, $1
from
  calendar_connections c
  join interviewers w on w.member_id = c.member_id
  join interviews i on i.interview_id = w.interview_id
where
  c.connection_id = $2
  and (
    (i.status = 'CONFIRMED' and i.starts_at > $1)
    or exists (
      select
      from calendar_events e
      where
        e.interview_id = i.interview_id
        and e.connection_id = c.connection_id
        and e.wish > e.done
    )
  ) on conflict (interview_id, connection_id) do update
set
wish = calendar_events.wish + 1, wished_at = excluded.wished_at,
next_try_at = excluded.next_try_at, tries = 0, given_up = false`,
)

/** Takes due events and leases them until $2; skips connections that are broken or asked us to wait. */
export const leaseDueEvents = defineStatement<
  { readonly lent_until: string; readonly now: string },
  { readonly interview_id: string; readonly connection_id: string }
>(
  'calendars.leaseDueEvents',
  ['lent_until', 'now'],
  `update calendar_events
set lent_until = $1, tries = tries + 1
where
  (interview_id, connection_id) in (
    select e.interview_id, e.connection_id
    from
      calendar_events e
      join calendar_connections c on c.connection_id = e.connection_id
        and c.status = 'CONNECTED'
        and coalesce(c.wait_until, $2) <= $2
    where
      e.wish > e.done
      and not e.given_up
      and e.next_try_at <= $2
      and coalesce(e.lent_until, $2) <= $2
    order by e.next_try_at
    limit 10
    for update of e skip locked
  )
returning interview_id, connection_id`,
)

/** Leased events with their interviews. The statement that leases can see an interview older than the request for its event. */
export const leasedEvents = defineStatement<
  { readonly interview_ids: readonly string[]; readonly connection_ids: readonly string[] },
  DueEvent
>(
  'calendars.leasedEvents',
  ['interview_ids', 'connection_ids'],
  `select
  t.interview_id, t.connection_id, t.wish, t.tries, t.generation, t.wished_at,
  t.calendar_id as event_calendar_id, t.event_id,
  not exists (
    select
    from
      calendar_events o
      join calendar_connections oc on oc.connection_id = o.connection_id
        and oc.status = 'CONNECTED'
    where o.interview_id = t.interview_id and not o.given_up and o.connection_id < t.connection_id
  ) as is_lead,
  i.status as interview_status, i.candidature_id, i.duration_minutes, i.proposed_zone,
  i.starts_at, i.ends_at, i.meeting_link, co.name as company_name, p.name as plan_name,
  u.first_name as intern_first_name, u.last_name as intern_last_name, u.time_zone as intern_time_zone
from
  unnest($1::uuid[], $2::uuid[]) leased (interview_id, connection_id)
  join calendar_events t using (interview_id, connection_id)
  join interviews i on i.interview_id = t.interview_id
  join candidatures k on k.candidature_id = i.candidature_id
  join plans p on p.plan_id = k.plan_id
  join companies co on co.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
order by t.wished_at`,
)

export const markEventDone = defineStatement<
  {
    readonly done: number
    readonly calendar_id: string | null
    readonly event_id: string | null
    readonly interview_id: string
    readonly connection_id: string
  },
  NoRow
>(
  'calendars.markEventDone',
  ['done', 'calendar_id', 'event_id', 'interview_id', 'connection_id'],
  `update calendar_events
set
  done = $1, calendar_id = $2, event_id = $3,
  generation = generation + case when $3::text is null then 1 else 0
  end, lent_until = null, tries = 0, last_error = null
where interview_id = $4 and connection_id = $5`,
)

/** The event is written, but its link is still pending. */
export const markEventPending = defineStatement<
  {
    readonly calendar_id: string | null
    readonly event_id: string | null
    readonly next_try_at: string
    readonly interview_id: string
    readonly connection_id: string
  },
  NoRow
>(
  'calendars.markEventPending',
  ['calendar_id', 'event_id', 'next_try_at', 'interview_id', 'connection_id'],
  `update calendar_events
set
  calendar_id = $1, event_id = $2, next_try_at = $3, lent_until = null
where interview_id = $4 and connection_id = $5`,
)

export const markEventFailed = defineStatement<
  {
    readonly next_try_at: string
    readonly last_error: string
    readonly given_up: boolean
    readonly interview_id: string
    readonly connection_id: string
  },
  NoRow
>(
  'calendars.markEventFailed',
  ['next_try_at', 'last_error', 'given_up', 'interview_id', 'connection_id'],
  `update calendar_events
set next_try_at = $1, last_error = $2, given_up = $3, lent_until = null
where interview_id = $4 and connection_id = $5`,
)

/** Upcoming agreed interviews of a connection's owner that still need a link. */
export const selectInterviewsWithoutLink = defineStatement<
  { readonly connection_id: string; readonly now: string },
  LinklessRow
>(
  'calendars.selectInterviewsWithoutLink',
  ['connection_id', 'now'],
  `select
  i.interview_id, i.candidature_id, i.starts_at, u.first_name as intern_first_name,
  u.last_name as intern_last_name, u.time_zone as intern_time_zone
from
  calendar_events e
  join interviews i on i.interview_id = e.interview_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
where
  e.connection_id = $1
  and i.status = 'CONFIRMED'
  and i.meeting_link is null
  and i.starts_at > $2
limit 50`,
)
