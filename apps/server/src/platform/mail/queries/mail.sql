-- Leases due emails until $2. If the server dies, another one takes them after that time.
-- name: leaseDueMails
-- row: DueMail // An outbox email with the data needed to render it for its recipient.
-- column: to_address: string
-- column: time_zone: string | null // Null for an address without an account.
-- column: mails_off: string[]
with
  taken as (
    update outbox
    set next_try_at = :next_try_at, tries = tries + 1
    where
      id in (
        select id
        from outbox
        where delivered_at is null and not skipped and next_try_at <= :now
        order by next_try_at, id
        limit :limit
        for update skip locked
      )
    returning *
  )
select
  o.id, o.message_id, o.kind, coalesce(u.email, o.email)::text as to_address, o.user_id,
  u.time_zone, o.content, o.link, o.calendar, o.created_at, o.tries,
  o.traceparent,
  coalesce(
    (
      select array_agg(off)
      from
        jsonb_array_elements_text(
          case jsonb_typeof(u.preferences -> 'mails_off')
            when 'array' then u.preferences -> 'mails_off'
            else '[]'
          end
        ) as off
    ),
    '{}'
  ) as mails_off
from taken o left join users u on u.user_id = o.user_id
order by o.id;

-- name: putInMailbox
insert into mailbox (message_id, to_address, subject, html, body, ics, kind, created_at)
select message_id, to_address, subject, html, body, ics, kind, :created_at
from
  json_to_recordset(:messages::json) as m (
    message_id uuid, to_address citext, subject text, html text, body text, ics text, kind text
  )
on conflict (message_id) do nothing;

-- Marks several emails at once.
-- @param wiped whether to wipe the secrets it contained
-- name: markMailsDelivered
update outbox o
set
  delivered_at = :delivered_at, skipped = m.is_skipped, last_error = null,
  content = case when m.is_wiped then '{"values": {}, "rows": []}' else o.content
  end,
  link = case when m.is_wiped then '/' else o.link
  end
from unnest(:ids::bigint[], :skipped::boolean[], :wiped::boolean[]) as m (id, is_skipped, is_wiped)
where o.id = m.id;

-- Marks emails that are not sent in time, each once, also those that no one has tried to send; one that
-- is meant for later is not late.
-- @param since before the first email that is not given up
-- name: markMailsLate
update outbox
set is_late = true
where
  delivered_at is null and not skipped and not is_late and created_at >= :since
  and created_at < :on_time_since and (tries > 0 or next_try_at < :on_time_since);

-- Marks one of them before it is sent; another server may have marked it.
-- name: markMailLate
update outbox set is_late = true where id = :id and not is_late;

-- An email is not sent because of the mail server, unless it has refused this email (EENVELOPE, EMESSAGE).
-- name: summarizeOutbox
-- row: OutboxSummary
-- column: due: number
-- column: later: number
-- column: given_up: number
-- column: oldest_due_seconds: number
-- column: oldest_unsent_seconds: number
select
  (count(*) filter (where not skipped and next_try_at <= :now::timestamptz))::int as due,
  (count(*) filter (where not skipped and next_try_at > :now::timestamptz))::int as later,
  (count(*) filter (where skipped))::int as given_up,
  greatest(
    0,
    extract(epoch from :now::timestamptz - min(next_try_at) filter (where not skipped))
  )::float8 as oldest_due_seconds,
  greatest(
    0,
    extract(
      epoch from :now::timestamptz - min(created_at) filter (
        where
          not skipped
          and split_part(coalesce(last_error, ''), ' ', 1) not in ('EENVELOPE', 'EMESSAGE')
      )
    )
  )::float8 as oldest_unsent_seconds
from outbox
where delivered_at is null;

-- name: markMailFailed
update outbox
set
  next_try_at = :next_try_at, last_error = :last_error, skipped = :skipped,
  content = case when :skipped and :wipe then '{"values": {}, "rows": []}' else content
  end,
  link = case when :skipped and :wipe then '/' else link
  end
where id = :id and delivered_at is null;

-- Tries emails again that failed, or that were given up; those whose content is gone stay as they are.
-- @param all whether to take the longest waiting ones instead of those with the ids
-- name: markMailsDue
-- row: RetriedMail
-- param: ids: readonly string[]
update outbox
set next_try_at = :now, skipped = false
where
  id in (
    select id
    from outbox o
    where
      delivered_at is null
      and last_error is not null
      and not ({{is_wiped_mail(o)}})
      and (:all or id = any (:ids::bigint[]))
    order by created_at, id
    limit :limit
    for update
  )
returning id, message_id, user_id, kind, tries;

-- An email of a person, with what became of it.
-- name: findPersonMail
-- param: id: string
-- row: PersonMailRow
-- column: content: { readonly values: Readonly<Record<string, TextValue>>; readonly rows: readonly (readonly TextValue[])[] }
-- column: user_id: string
-- column: last_error: string | null
-- column: is_wiped: boolean
select
  o.message_id, o.user_id, o.kind, o.content, o.link, o.delivered_at, o.skipped, o.last_error,
  {{is_wiped_mail(o)}} as is_wiped
from outbox o
where o.id = :id::bigint and o.user_id is not null;

-- The same email again, with a Message-ID of its own.
-- name: copyMail
-- param: id: string
-- param: message_id: string
insert into
  outbox (message_id, user_id, kind, content, link, calendar, created_at, next_try_at)
select :message_id, user_id, kind, content, link, calendar, :now, :now
from outbox
where id = :id::bigint;

-- Loads the data for an interview's calendar entry.
-- name: findCalendarInterview
-- row: CalendarInterview
-- column: intern_name: string
-- column: interviewers: string[]
select
  i.starts_at, i.ends_at, i.duration_minutes, i.proposed_zone, i.meeting_link, i.sequence,
  i.status_since, c.name as company_name, p.name as plan_name,
  {{visible_name(i.company_id, i.intern_id, u)}} as intern_name,
  array(
    select trim(mu.first_name || ' ' || mu.last_name)
    from
      interviewers v
      join members m on m.member_id = v.member_id
      join users mu on mu.user_id = m.user_id
    where v.interview_id = i.interview_id
    order by v.member_id
  ) as interviewers
from
  interviews i
  join candidatures k on k.candidature_id = i.candidature_id
  join plans p on p.plan_id = k.plan_id
  join companies c on c.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
where i.interview_id = :interview_id;
