// Generated from mail.sql by “npm run queries”; do not edit.
// Source: c64512b767cf
import type { TextValue } from '@fledge/contract/mails.ts'
import { defineStatement, type NoRow } from '../../db/statement.ts'

/** An outbox email with the data needed to render it for its recipient. */
export interface DueMail {
  readonly id: number
  readonly message_id: string
  readonly kind: string
  readonly to_address: string
  readonly user_id: string | null
  /** Null for an address without an account. */
  readonly time_zone: string | null
  readonly content: { readonly values: Readonly<Record<string, TextValue>>; readonly rows: readonly (readonly TextValue[])[] }
  readonly link: string
  readonly calendar: { readonly interview: string; readonly sequence: number; readonly cancel: boolean } | null
  readonly created_at: string
  readonly tries: number
  readonly traceparent: string | null
  readonly mails_off: string[]
}

export interface OutboxSummary {
  readonly due: number
  readonly later: number
  readonly given_up: number
  readonly oldest_due_seconds: number
  readonly oldest_unsent_seconds: number
}

export interface RetriedMail {
  readonly id: number
  readonly message_id: string
  readonly user_id: string | null
  readonly kind: string
  readonly tries: number
}

export interface PersonMailRow {
  readonly message_id: string
  readonly user_id: string
  readonly kind: string
  readonly content: { readonly values: Readonly<Record<string, TextValue>>; readonly rows: readonly (readonly TextValue[])[] }
  readonly link: string
  readonly delivered_at: string | null
  readonly skipped: boolean
  readonly last_error: string | null
  readonly is_wiped: boolean
}

export interface CalendarInterview {
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly duration_minutes: number
  readonly proposed_zone: string
  readonly meeting_link: string | null
  readonly sequence: number
  readonly status_since: string
  readonly company_name: string
  readonly plan_name: string
  readonly intern_name: string
  readonly interviewers: string[]
}

/** Leases due emails until $2. If the server dies, another one takes them after that time. */
export const leaseDueMails = defineStatement<
  { readonly next_try_at: string; readonly now: string; readonly limit: number },
  DueMail
>(
  'mail.leaseDueMails',
  ['next_try_at', 'now', 'limit'],
  `with
  taken as (
    update outbox
    set next_try_at = $1, tries = tries + 1
    where
      id in (
        select id
        from outbox
        where delivered_at is null and not skipped and next_try_at <= $2
        order by next_try_at, id
        limit $3
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
order by o.id`,
)

export const putInMailbox = defineStatement<
  { readonly created_at: string; readonly messages: string },
  NoRow
>(
  'mail.putInMailbox',
  ['created_at', 'messages'],
  `insert into mailbox (message_id, to_address, subject, html, body, ics, kind, created_at)
select message_id, to_address, subject, html, body, ics, kind, $1
from
  json_to_recordset($2::json) as m (
    message_id uuid, to_address citext, subject text, html text, body text, ics text, kind text
  )
on conflict (message_id) do nothing`,
)

/** Marks several emails at once. @param wiped whether to wipe the secrets it contained */
export const markMailsDelivered = defineStatement<
  {
    readonly delivered_at: string
    readonly ids: readonly number[]
    readonly skipped: readonly boolean[]
    readonly wiped: readonly boolean[]
  },
  NoRow
>(
  'mail.markMailsDelivered',
  ['delivered_at', 'ids', 'skipped', 'wiped'],
  `update outbox o
set
  delivered_at = $1, skipped = m.is_skipped, last_error = null,
  content = case when m.is_wiped then '{"values": {}, "rows": []}' else o.content
  end,
  link = case when m.is_wiped then '/' else o.link
  end
from unnest($2::bigint[], $3::boolean[], $4::boolean[]) as m (id, is_skipped, is_wiped)
where o.id = m.id`,
)

/** Marks emails that are not sent in time, each once, also those that no one has tried to send; one that is meant for later is not late. @param since before the first email that is not given up */
export const markMailsLate = defineStatement<
  { readonly since: string; readonly on_time_since: string },
  NoRow
>(
  'mail.markMailsLate',
  ['since', 'on_time_since'],
  `update outbox
set is_late = true
where
  delivered_at is null and not skipped and not is_late and created_at >= $1
  and created_at < $2 and (tries > 0 or next_try_at < $2)`,
)

/** Marks one of them before it is sent; another server may have marked it. */
export const markMailLate = defineStatement<
  { readonly id: number },
  NoRow
>(
  'mail.markMailLate',
  ['id'],
  `update outbox set is_late = true where id = $1 and not is_late`,
)

/** An email is not sent because of the mail server, unless it has refused this email (EENVELOPE, EMESSAGE). */
export const summarizeOutbox = defineStatement<
  { readonly now: string },
  OutboxSummary
>(
  'mail.summarizeOutbox',
  ['now'],
  `select
  (count(*) filter (where not skipped and next_try_at <= $1::timestamptz))::int as due,
  (count(*) filter (where not skipped and next_try_at > $1::timestamptz))::int as later,
  (count(*) filter (where skipped))::int as given_up,
  greatest(
    0,
    extract(epoch from $1::timestamptz - min(next_try_at) filter (where not skipped))
  )::float8 as oldest_due_seconds,
  greatest(
    0,
    extract(
      epoch from $1::timestamptz - min(created_at) filter (
        where
          not skipped
          and split_part(coalesce(last_error, ''), ' ', 1) not in ('EENVELOPE', 'EMESSAGE')
      )
    )
  )::float8 as oldest_unsent_seconds
from outbox
where delivered_at is null`,
)

export const markMailFailed = defineStatement<
  {
    readonly next_try_at: string
    readonly last_error: string
    readonly skipped: boolean
    readonly wipe: boolean
    readonly id: number
  },
  NoRow
>(
  'mail.markMailFailed',
  ['next_try_at', 'last_error', 'skipped', 'wipe', 'id'],
  `update outbox
set
  next_try_at = $1, last_error = $2, skipped = $3,
  content = case when $3 and $4 then '{"values": {}, "rows": []}' else content
  end,
  link = case when $3 and $4 then '/' else link
  end
where id = $5 and delivered_at is null`,
)

/** Tries emails again that failed, or that were given up; those whose content is gone stay as they are. @param all whether to take the longest waiting ones instead of those with the ids */
export const markMailsDue = defineStatement<
  {
    readonly now: string
    readonly all: boolean
    readonly ids: readonly string[]
    readonly limit: number
  },
  RetriedMail
>(
  'mail.markMailsDue',
  ['now', 'all', 'ids', 'limit'],
  `update outbox
set next_try_at = $1, skipped = false
where
  id in (
    select id
    from outbox o
    where
      delivered_at is null
      and last_error is not null
      and not (o.content = '{"values": {}, "rows": []}' and o.link = '/')
      and ($2 or id = any ($3::bigint[]))
    order by created_at, id
    limit $4
    for update
  )
returning id, message_id, user_id, kind, tries`,
)

/** An email of a person, with what became of it. */
export const findPersonMail = defineStatement<
  { readonly id: string },
  PersonMailRow
>(
  'mail.findPersonMail',
  ['id'],
  `select
  o.message_id, o.user_id, o.kind, o.content, o.link, o.delivered_at, o.skipped, o.last_error,
  o.content = '{"values": {}, "rows": []}' and o.link = '/' as is_wiped
from outbox o
where o.id = $1::bigint and o.user_id is not null`,
)

/** The same email again, with a Message-ID of its own. */
export const copyMail = defineStatement<
  { readonly message_id: string; readonly now: string; readonly id: string },
  NoRow
>(
  'mail.copyMail',
  ['message_id', 'now', 'id'],
  `insert into
  outbox (message_id, user_id, kind, content, link, calendar, created_at, next_try_at)
select $1, user_id, kind, content, link, calendar, $2, $2
from outbox
where id = $3::bigint`,
)

/** Loads the data for an interview's calendar entry. */
export const findCalendarInterview = defineStatement<
  { readonly interview_id: string },
  CalendarInterview
>(
  'mail.findCalendarInterview',
  ['interview_id'],
  `select
  i.starts_at, i.ends_at, i.duration_minutes, i.proposed_zone, i.meeting_link, i.sequence,
  i.status_since, c.name as company_name, p.name as plan_name,
  case when exists (select from candidatures agreed where agreed.company_id = i.company_id and agreed.intern_id = i.intern_id and agreed.name_visible_at is not null) or trim(u.last_name) = ''
  then trim(u.first_name || ' ' || u.last_name) else u.first_name || ' ' || upper(left(trim(u.last_name), 1)) || '.' end as intern_name,
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
where i.interview_id = $1`,
)
