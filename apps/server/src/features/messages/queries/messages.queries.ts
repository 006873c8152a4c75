// Generated from messages.sql by “npm run queries”; do not edit.
// Source: 906c363d1f89
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { MessageState } from '@fledge/domain/messages/types.ts'
import type { UserStatus, UserType } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface MessageRow {
  readonly message_id: string
  readonly subject: string
  readonly body: string
  readonly reason: string
  readonly author_id: string
  readonly state: MessageState
  readonly recipient_count: number
  readonly created_at: string
  readonly send_at: string
  readonly sent_at: string | null
  readonly cancelled_at: string | null
  readonly canceller_name: string | null
  readonly note: string | null
  readonly author_name: string | null
  readonly approver_name: string | null
  readonly sent_count: number
  readonly left_out_count: number
  readonly reply_count: number
}

export interface RecipientRow {
  readonly user_id: string
  readonly name: string
  readonly email: string
  readonly sent_at: string | null
  readonly refusal: string | null
}

export interface RecipientFactsRow {
  readonly user_id: string
  readonly name: string
  readonly first_name: string
  readonly type: UserType
  readonly status: UserStatus
  readonly time_zone: string | null
  readonly mails_off: string[]
  readonly recent_count: number
  readonly batch_name: string | null
  readonly deadline: string | null
  readonly company_name: string | null
}

export const messageRows: ListSource<MessageRow> = {
  columns: `m.message_id, m.subject, m.body, m.reason, m.author_id, m.state, m.recipient_count, m.created_at,
  m.send_at, m.sent_at, m.cancelled_at, x.canceller_name, x.note,
  nullif(trim(a.first_name || ' ' || a.last_name), '') as author_name,
  nullif(trim(p.first_name || ' ' || p.last_name), '') as approver_name,
  (
    select count(*)
    from message_recipients r
    where r.message_id = m.message_id and r.sent_at is not null
  ) as sent_count,
  m.excluded_count + (
    select count(*)
    from message_recipients r
    where r.message_id = m.message_id and r.refusal is not null
  ) as left_out_count,
  (select count(*) from message_replies y where y.message_id = m.message_id) as reply_count`,
  from: `messages m`,
  joins: {
    a: `left join users a on a.user_id = m.author_id`,
    p: `left join users p on p.user_id = m.approved_by`,
    x: `left join lateral (
    select nullif(trim(c.first_name || ' ' || c.last_name), '') as canceller_name, e.note
    from event_log e left join users c on c.user_id = e.actor_id
    where
      m.cancelled_at is not null
      and e.subject_id = m.message_id
      and e.machine = 'message'
      and e.move = 'cancel'
    order by e.id desc
    limit 1
  ) x on true`,
  },
}

export const recipientRows: ListSource<RecipientRow> = {
  columns: `r.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email::text as email, r.sent_at,
  r.refusal`,
  from: `message_recipients r`,
  joins: {
    u: `join users u on u.user_id = r.user_id`,
  },
}

/** The application is the latest one: its batch, and until when it is submitted or placed. The company is that of a member, or of an intern's latest internship. */
export const recipientFacts = defineStatement<
  { readonly since: string; readonly user_ids: readonly string[] },
  RecipientFactsRow
>(
  'messages.recipientFacts',
  ['since', 'user_ids'],
  `select
  u.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.first_name, u.type, u.status,
  u.time_zone,
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
  ) as mails_off,
  (
    select count(*)
    from message_recipients r
    where r.user_id = u.user_id and r.sent_at > $1
  ) as recent_count,
  a.batch_name, a.deadline, c.name as company_name
from
  users u
  left join interns n on n.user_id = u.user_id
  left join lateral (
    select
      b.name as batch_name,
      case
        when x.status in ('NOT_STARTED', 'IN_PROGRESS', 'CHANGES_REQUESTED') then b.enrolment_closes_at
        else case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end
      end as deadline
    from applications x join batches b on b.batch_id = x.batch_id
    where x.intern_id = n.intern_id
    order by x.created_at desc, x.application_id desc
    limit 1
  ) a on true
  left join lateral (
    select m.company_id
    from members m
    where m.user_id = u.user_id
    order by m.created_at desc, m.member_id desc
    limit 1
  ) m on true
  left join lateral (
    select i.company_id
    from internships i
    where i.intern_id = n.intern_id
    order by i.starts_on desc, i.internship_id desc
    limit 1
  ) i on true
  left join companies c on c.company_id = coalesce(m.company_id, i.company_id)
where u.user_id = any ($2::uuid[]) and u.erased_at is null
order by u.user_id`,
)

export const activeMembers = defineStatement<
  { readonly company_ids: readonly string[]; readonly admins_only: boolean },
  { readonly company_id: string; readonly user_id: string }
>(
  'messages.activeMembers',
  ['company_ids', 'admins_only'],
  `select m.company_id, m.user_id
from members m
where
  m.company_id = any ($1::uuid[])
  and m.status = 'ACTIVE'
  and m.user_id is not null
  and (not $2::boolean or m.role = 'ADMIN')
order by m.company_id, m.created_at, m.member_id`,
)

/** Of two messages that are sent at the same time, the second one counts the first one for everyone who gets both. Not the rows of the accounts: who erases one holds it while messages are deleted. The ids are in order, so that two messages never wait for each other. */
export const lockRecipients = defineStatement<
  { readonly user_ids: readonly string[] },
  { readonly locked: string | null }
>(
  'messages.lockRecipients',
  ['user_ids'],
  `select pg_advisory_xact_lock(hashtextextended('message-recipient:' || x.user_id, 0))::text as locked
from unnest($1::text[]) x (user_id)`,
)

export const insertMessage = defineStatement<
  {
    readonly message_id: string
    readonly author_id: string
    readonly template_id: string | null
    readonly subject: string
    readonly body: string
    readonly reason: string
    readonly recipient_count: number
    readonly excluded_count: number
    readonly needs_approval: boolean
    readonly send_at: string
    readonly now: string
  },
  NoRow
>(
  'messages.insertMessage',
  ['message_id', 'author_id', 'template_id', 'subject', 'body', 'reason', 'recipient_count', 'excluded_count', 'needs_approval', 'send_at', 'now'],
  `insert into
  messages (
    message_id, author_id, template_id, subject, body, reason, recipient_count, excluded_count,
    needs_approval, send_at, created_at, approval_days
  )
values
  (
    $1, $2, $3, $4, $5, $6, $7,
    $8, $9, $10, $11, coalesce((select st.value::smallint from settings st where st.name = 'approval_days' and st.value between '1' and '10'), 3)
  )`,
)

export const insertRecipients = defineStatement<
  { readonly message_id: string; readonly user_ids: readonly string[] },
  NoRow
>(
  'messages.insertRecipients',
  ['message_id', 'user_ids'],
  `insert into message_recipients (message_id, user_id)
select $1, x.user_id
from unnest($2::uuid[]) x (user_id) join users u on u.user_id = x.user_id
where u.erased_at is null`,
)

/** How many got a message, and how many of the selected were left out. */
export const countRecipients = defineStatement<
  { readonly message_id: string },
  { readonly sent_count: number; readonly left_out_count: number }
>(
  'messages.countRecipients',
  ['message_id'],
  `select
  count(r.sent_at)::int as sent_count,
  (m.excluded_count + count(r.refusal))::int as left_out_count
from messages m left join message_recipients r on r.message_id = m.message_id
where m.message_id = $1
group by m.message_id`,
)

export const lockMessage = defineStatement<
  { readonly message_id: string },
  {
    readonly message_id: string
    readonly author_id: string
    readonly state: MessageState
    readonly recipient_count: number
  }
>(
  'messages.lockMessage',
  ['message_id'],
  `select message_id, author_id, state, recipient_count
from messages
where message_id = $1
for update`,
)

export const approveMessageRow = defineStatement<
  { readonly approved_by: string; readonly now: string; readonly message_id: string },
  NoRow
>(
  'messages.approveMessageRow',
  ['approved_by', 'now', 'message_id'],
  `update messages
set approved_by = $1, approved_at = $2
where message_id = $3`,
)

export const cancelMessageRow = defineStatement<
  { readonly now: string; readonly message_id: string },
  NoRow
>(
  'messages.cancelMessageRow',
  ['now', 'message_id'],
  `update messages
set cancelled_at = $1
where message_id = $2`,
)

/** Another worker may be sending it. */
export const lockDueMessage = defineStatement<
  { readonly now: string },
  { readonly message_id: string; readonly subject: string; readonly body: string }
>(
  'messages.lockDueMessage',
  ['now'],
  `select message_id, subject, body
from messages
where state = 'SCHEDULED' and send_at <= $1
order by send_at, message_id
limit 1
for update skip locked`,
)

export const nextRecipients = defineStatement<
  { readonly message_id: string },
  { readonly user_id: string; readonly type: UserType }
>(
  'messages.nextRecipients',
  ['message_id'],
  `select r.user_id, u.type
from message_recipients r join users u on u.user_id = r.user_id
where r.message_id = $1 and r.sent_at is null and r.refusal is null
order by r.user_id
limit 100`,
)

export const finishRecipients = defineStatement<
  {
    readonly now: string
    readonly user_ids: readonly string[]
    readonly refusals: readonly string[]
    readonly variable_values: readonly string[]
    readonly message_id: string
  },
  NoRow
>(
  'messages.finishRecipients',
  ['now', 'user_ids', 'refusals', 'variable_values', 'message_id'],
  `update message_recipients r
set
  sent_at = case when x.refusal = '' then $1::timestamptz end,
  refusal = nullif(x.refusal, ''),
  variable_values = case when x.refusal = '' then x.variable_values::jsonb end
from
  unnest($2::uuid[], $3::text[], $4::text[])
    x (user_id, refusal, variable_values)
where r.message_id = $5 and r.user_id = x.user_id`,
)

export const markMessageSent = defineStatement<
  { readonly now: string; readonly message_id: string },
  NoRow
>(
  'messages.markMessageSent',
  ['now', 'message_id'],
  `update messages
set sent_at = $1
where message_id = $2`,
)
