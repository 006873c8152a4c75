-- name: newestNotice
select notice_id
from notices
where user_id = :user_id
order by id desc
limit 1;

-- name: unreadNotices
-- column: unread: number
select
  (select count(*) from notices where user_id = u.user_id and read_at is null) as unread,
  u.time_zone
from users u
where u.user_id = :user_id;

-- name: disabledEmailKinds
-- column: off: string[]
select
  case jsonb_typeof(preferences -> 'mails_off')
    when 'array' then preferences -> 'mails_off'
    else '[]'
  end as off
from users
where user_id = :user_id;

-- Which of these sessions are still valid, checked at the heartbeats of live streams.
-- name: validSessions
select s.session_id
from sessions s join users u on u.user_id = s.user_id and u.status = {{user.ACTIVE}}
where s.session_id = any (:session_ids::uuid[]) and {{session_ends_at(s, u)}} > :now::timestamptz;

-- list: mailRows
-- row: MailboxRow
-- column: to: string
select
  m.message_id, m.to_address::text as to, m.subject, m.body as text, m.html, m.ics, m.kind,
  m.created_at
from mailbox m

-- name: mailboxMail
-- row: MailboxRow
{{mailRows}}
where m.message_id = :message_id;

-- list: noticeRows
-- row: NoticeRow
-- column: content: { readonly values: Readonly<Record<string, TextValue>> }
select n.notice_id, n.kind, n.content, n.link, n.created_at, n.read_at
from notices n
