-- fragment: on_conflict_reset
on conflict (interview_id, connection_id) do update
set
wish = calendar_events.wish + 1, wished_at = excluded.wished_at,
next_try_at = excluded.next_try_at, tries = 0, given_up = false

-- name: requestEventsOfInterview
insert into calendar_events (interview_id, connection_id, wished_at, next_try_at)
select i.interview_id, c.connection_id, :now, :now
from
  interviews i
  join interviewers w on w.interview_id = i.interview_id
  join members m on m.member_id = w.member_id and m.status = {{member.ACTIVE}}
  join calendar_connections c on c.member_id = w.member_id and c.status <> {{calendar.DISCONNECTED}}
where
  i.interview_id = :interview_id
  and (
    i.status = {{interview.CONFIRMED}}
    or exists (
      select
      from calendar_events e
      where e.interview_id = i.interview_id and e.connection_id = c.connection_id
    )
  ) {{on_conflict_reset}};

-- Marks upcoming agreed interviews, and unfinished changes of others.
-- name: requestEventsOfConnection
insert into calendar_events (interview_id, connection_id, wished_at, next_try_at)
select i.interview_id, c.connection_id, :now, :now
from
  calendar_connections c
  join interviewers w on w.member_id = c.member_id
  join interviews i on i.interview_id = w.interview_id
where
  c.connection_id = :connection_id
  and (
    (i.status = {{interview.CONFIRMED}} and i.starts_at > :now)
    or exists (
      select
      from calendar_events e
      where
        e.interview_id = i.interview_id
        and e.connection_id = c.connection_id
        and e.wish > e.done
    )
  ) {{on_conflict_reset}};

-- Takes due events and leases them until $2; skips connections that are broken or asked us to
-- wait.
-- name: leaseDueEvents
update calendar_events
set lent_until = :lent_until, tries = tries + 1
where
  (interview_id, connection_id) in (
    select e.interview_id, e.connection_id
    from
      calendar_events e
      join calendar_connections c on c.connection_id = e.connection_id
        and c.status = {{calendar.CONNECTED}}
        and coalesce(c.wait_until, :now) <= :now
    where
      e.wish > e.done
      and not e.given_up
      and e.next_try_at <= :now
      and coalesce(e.lent_until, :now) <= :now
    order by e.next_try_at
    limit 10
    for update of e skip locked
  )
returning interview_id, connection_id;

-- Leased events with their interviews. The statement that leases can see an interview older than the
-- request for its event.
-- name: leasedEvents
-- row: DueEvent
-- column: is_lead: boolean // The first connected calendar of an interview creates its link.
select
  t.interview_id, t.connection_id, t.wish, t.tries, t.generation, t.wished_at,
  t.calendar_id as event_calendar_id, t.event_id,
  not exists (
    select
    from
      calendar_events o
      join calendar_connections oc on oc.connection_id = o.connection_id
        and oc.status = {{calendar.CONNECTED}}
    where o.interview_id = t.interview_id and not o.given_up and o.connection_id < t.connection_id
  ) as is_lead,
  i.status as interview_status, i.candidature_id, i.duration_minutes, i.proposed_zone,
  i.starts_at, i.ends_at, i.meeting_link, co.name as company_name, p.name as plan_name,
  u.first_name as intern_first_name, u.last_name as intern_last_name, u.time_zone as intern_time_zone
from
  unnest(:interview_ids::uuid[], :connection_ids::uuid[]) leased (interview_id, connection_id)
  join calendar_events t using (interview_id, connection_id)
  join interviews i on i.interview_id = t.interview_id
  join candidatures k on k.candidature_id = i.candidature_id
  join plans p on p.plan_id = k.plan_id
  join companies co on co.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
order by t.wished_at;

-- name: markEventDone
-- param: calendar_id: string | null
-- param: event_id: string | null
update calendar_events
set
  done = :done, calendar_id = :calendar_id, event_id = :event_id,
  generation = generation + case when :event_id::text is null then 1 else 0
  end, lent_until = null, tries = 0, last_error = null
where interview_id = :interview_id and connection_id = :connection_id;

-- The event is written, but its link is still pending.
-- name: markEventPending
-- param: calendar_id: string | null
-- param: event_id: string | null
update calendar_events
set
  calendar_id = :calendar_id, event_id = :event_id, next_try_at = :next_try_at, lent_until = null
where interview_id = :interview_id and connection_id = :connection_id;

-- name: markEventFailed
update calendar_events
set next_try_at = :next_try_at, last_error = :last_error, given_up = :given_up, lent_until = null
where interview_id = :interview_id and connection_id = :connection_id;

-- Upcoming agreed interviews of a connection's owner that still need a link.
-- name: selectInterviewsWithoutLink
-- row: LinklessRow
-- column: starts_at: string
select
  i.interview_id, i.candidature_id, i.starts_at, u.first_name as intern_first_name,
  u.last_name as intern_last_name, u.time_zone as intern_time_zone
from
  calendar_events e
  join interviews i on i.interview_id = e.interview_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
where
  e.connection_id = :connection_id
  and i.status = {{interview.CONFIRMED}}
  and i.meeting_link is null
  and i.starts_at > :now
limit 50;
