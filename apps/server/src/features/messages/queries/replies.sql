-- What the programme team wrote to this person, with the values that the person had then.
-- name: ownMessages
-- column: sent_at: string
-- column: variable_values: VariableValues
select m.message_id, m.subject, m.body, r.sent_at, r.variable_values
from message_recipients r join messages m on m.message_id = r.message_id
where
  r.user_id = :user_id and r.sent_at is not null and r.variable_values is not null and m.body <> ''
order by r.sent_at desc, m.message_id
limit :max_count;

-- name: ownReplies
-- row: OwnReplyRow
select reply_id, message_id, body, created_at, response, decided_at
from message_replies
where user_id = :user_id
order by created_at, reply_id;

-- name: lockOwnMessage
select r.message_id
from message_recipients r
where
  r.message_id = :message_id and r.user_id = :user_id and r.sent_at is not null
  and r.variable_values is not null
for update;

-- name: countOwnReplies
-- column: count: number
select count(*) as count
from message_replies
where message_id = :message_id and user_id = :user_id;

-- Left out if the person has sent this text before.
-- name: insertReply
-- param: status: ReplyStatus | null
insert into message_replies (reply_id, message_id, user_id, side, status, body, created_at, review_days)
values (
  :reply_id, :message_id, :user_id, :side, :status, :body, :now,
  {{promised_days(reply_review_days)}}
)
on conflict do nothing;

-- list: replyRows
-- row: ReplyRow
-- column: name: string
-- column: owner: string | null
-- column: decided_by_name: string | null
select
  r.reply_id, r.message_id, m.subject, r.user_id,
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
  ) as decided_by_name
from
  message_replies r
  join messages m on m.message_id = r.message_id
  join users u on u.user_id = r.user_id

-- name: replyForUpdate
-- row: LockedReplyRow
select reply_id, message_id, user_id, side, status, body
from message_replies
where reply_id = :reply_id
for update;

-- name: messageOfReply
-- column: variable_values: VariableValues | null
select m.subject, r.variable_values
from
  messages m
  left join message_recipients r on r.message_id = m.message_id and r.user_id = :user_id
where m.message_id = :message_id;

-- name: updateReplyDecision
-- param: from: ReplyStatus | null
-- param: to: ReplyStatus | null
-- param: response: string | null
-- param: close_reason: string | null
update message_replies
set
  status = :to, decided_by = :decided_by, decided_at = :now, response = :response,
  close_reason = :close_reason
where reply_id = :reply_id and status = :from;
