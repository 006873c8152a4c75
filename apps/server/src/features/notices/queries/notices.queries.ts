// Generated from notices.sql by “npm run queries”; do not edit.
// Source: 8b78e9db529b
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { TextValue } from '@fledge/contract/mails.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface MailboxRow {
  readonly message_id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly ics: string | null
  readonly kind: string
  readonly created_at: string
}

export interface NoticeRow {
  readonly notice_id: string
  readonly kind: string
  readonly content: { readonly values: Readonly<Record<string, TextValue>> }
  readonly link: string
  readonly created_at: string
  readonly read_at: string | null
}

export const newestNotice = defineStatement<
  { readonly user_id: string },
  { readonly notice_id: string }
>(
  'notices.newestNotice',
  ['user_id'],
  `select notice_id
from notices
where user_id = $1
order by id desc
limit 1`,
)

export const unreadNotices = defineStatement<
  { readonly user_id: string },
  { readonly unread: number; readonly time_zone: string }
>(
  'notices.unreadNotices',
  ['user_id'],
  `select
  (select count(*) from notices where user_id = u.user_id and read_at is null) as unread,
  u.time_zone
from users u
where u.user_id = $1`,
)

export const disabledEmailKinds = defineStatement<
  { readonly user_id: string },
  { readonly off: string[] }
>(
  'notices.disabledEmailKinds',
  ['user_id'],
  `select
  case jsonb_typeof(preferences -> 'mails_off')
    when 'array' then preferences -> 'mails_off'
    else '[]'
  end as off
from users
where user_id = $1`,
)

/** Which of these sessions are still valid, checked at the heartbeats of live streams. */
export const validSessions = defineStatement<
  { readonly session_ids: readonly string[]; readonly now: string },
  { readonly session_id: string }
>(
  'notices.validSessions',
  ['session_ids', 'now'],
  `select s.session_id
from sessions s join users u on u.user_id = s.user_id and u.status = 'ACTIVE'
where s.session_id = any ($1::uuid[]) and least(s.expires_at, s.last_used_at + interval '720 hours', case when u.type = 'O' then s.created_at + interval '12 hours' end) > $2::timestamptz`,
)

export const mailRows: ListSource<MailboxRow> = {
  columns: `m.message_id, m.to_address::text as to, m.subject, m.body as text, m.html, m.ics, m.kind,
  m.created_at`,
  from: `mailbox m`,
  joins: {
  },
}

export const mailboxMail = defineStatement<
  { readonly message_id: string },
  MailboxRow
>(
  'notices.mailboxMail',
  ['message_id'],
  `select
  m.message_id, m.to_address::text as to, m.subject, m.body as text, m.html, m.ics, m.kind,
  m.created_at
from mailbox m
where m.message_id = $1`,
)

export const noticeRows: ListSource<NoticeRow> = {
  columns: `n.notice_id, n.kind, n.content, n.link, n.created_at, n.read_at`,
  from: `notices n`,
  joins: {
  },
}
