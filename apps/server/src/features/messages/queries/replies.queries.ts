// Generated from replies.sql by “npm run queries”; do not edit.
// Source: 938460fcf6be
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { VariableValues } from '@fledge/domain/messages/message-variables.ts'
import type { ReplyStatus } from '@fledge/domain/messages/reply-types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface OwnReplyRow {
  readonly reply_id: string
  readonly message_id: string
  readonly body: string
  readonly created_at: string
  readonly response: string | null
  readonly decided_at: string | null
}

export interface ReplyRow {
  readonly reply_id: string
  readonly message_id: string
  readonly subject: string
  readonly user_id: string
  readonly name: string
  readonly side: 'company' | 'intern'
  readonly status: ReplyStatus
  readonly body: string
  readonly created_at: string
  readonly review_days: number
  readonly owner: string | null
  readonly response: string | null
  readonly close_reason: string | null
  readonly decided_at: string | null
  readonly decided_by_name: string | null
}

export interface LockedReplyRow {
  readonly reply_id: string
  readonly message_id: string
  readonly user_id: string
  readonly side: 'company' | 'intern'
  readonly status: ReplyStatus
  readonly body: string
}

/** What the programme team wrote to this person, with the values that the person had then. */
export const ownMessages = defineStatement<
  { readonly user_id: string; readonly max_count: number },
  {
    readonly message_id: string
    readonly subject: string
    readonly body: string
    readonly sent_at: string
    readonly variable_values: VariableValues
  }
>(
  'messages.ownMessages',
  ['user_id', 'max_count'],
  `select m.message_id, m.subject, m.body, r.sent_at, r.variable_values
from message_recipients r join messages m on m.message_id = r.message_id
where
  r.user_id = $1 and r.sent_at is not null and r.variable_values is not null and m.body <> ''
order by r.sent_at desc, m.message_id
limit $2`,
)

export const ownReplies = defineStatement<
  { readonly user_id: string },
  OwnReplyRow
>(
  'messages.ownReplies',
  ['user_id'],
  `select reply_id, message_id, body, created_at, response, decided_at
from message_replies
where user_id = $1
order by created_at, reply_id`,
)

export const lockOwnMessage = defineStatement<
  { readonly message_id: string; readonly user_id: string },
  { readonly message_id: string }
>(
  'messages.lockOwnMessage',
  ['message_id', 'user_id'],
  `select r.message_id
from message_recipients r
where
  r.message_id = $1 and r.user_id = $2 and r.sent_at is not null
  and r.variable_values is not null
for update`,
)

export const countOwnReplies = defineStatement<
  { readonly message_id: string; readonly user_id: string },
  { readonly count: number }
>(
  'messages.countOwnReplies',
  ['message_id', 'user_id'],
  `select count(*) as count
from message_replies
where message_id = $1 and user_id = $2`,
)

/** Left out if the person has sent this text before. */
export const insertReply = defineStatement<
  {
    readonly reply_id: string
    readonly message_id: string
    readonly user_id: string
    readonly side: string
    readonly status: ReplyStatus | null
    readonly body: string
    readonly now: string
  },
  NoRow
>(
  'messages.insertReply',
  ['reply_id', 'message_id', 'user_id', 'side', 'status', 'body', 'now'],
  `insert into message_replies (reply_id, message_id, user_id, side, status, body, created_at, review_days)
values (
  $1, $2, $3, $4, $5, $6, $7,
  coalesce((select st.value::smallint from settings st where st.name = 'reply_review_days' and st.value between '1' and '10'), 3)
)
on conflict do nothing`,
)

export const replyRows: ListSource<ReplyRow> = {
  columns: `r.reply_id, r.message_id, m.subject, r.user_id,
  trim(u.first_name || ' ' || u.last_name) as name, r.side, r.status, r.body, r.created_at,
  r.review_days,
  (
    select trim(o.first_name || ' ' || o.last_name)
    from wait_owners h join users o on o.user_id = h.owner_id
    where h.kind = 'REPLY' and h.subject_id = r.reply_id
  ) as owner,
  r.response, r.close_reason, r.decided_at,
  (
    select nullif(trim(d.first_name || ' ' || d.last_name), '')
    from users d
    where d.user_id = r.decided_by
  ) as decided_by_name`,
  from: `message_replies r`,
  joins: {
    m: `join messages m on m.message_id = r.message_id`,
    u: `join users u on u.user_id = r.user_id`,
  },
}

export const replyForUpdate = defineStatement<
  { readonly reply_id: string },
  LockedReplyRow
>(
  'messages.replyForUpdate',
  ['reply_id'],
  `select reply_id, message_id, user_id, side, status, body
from message_replies
where reply_id = $1
for update`,
)

export const messageOfReply = defineStatement<
  { readonly user_id: string; readonly message_id: string },
  { readonly subject: string; readonly variable_values: VariableValues | null }
>(
  'messages.messageOfReply',
  ['user_id', 'message_id'],
  `select m.subject, r.variable_values
from
  messages m
  left join message_recipients r on r.message_id = m.message_id and r.user_id = $1
where m.message_id = $2`,
)

export const updateReplyDecision = defineStatement<
  {
    readonly to: ReplyStatus | null
    readonly decided_by: string
    readonly now: string
    readonly response: string | null
    readonly close_reason: string | null
    readonly reply_id: string
    readonly from: ReplyStatus | null
  },
  NoRow
>(
  'messages.updateReplyDecision',
  ['to', 'decided_by', 'now', 'response', 'close_reason', 'reply_id', 'from'],
  `update message_replies
set
  status = $1, decided_by = $2, decided_at = $3, response = $4,
  close_reason = $5
where reply_id = $6 and status = $7`,
)
