import type { TextValue } from '../../platform/mail/compose-mail.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statement } from '../../platform/db/statement.ts'

export interface NoticeRow {
  readonly notice_id: string
  readonly kind: string
  readonly content: { readonly values: Readonly<Record<string, TextValue>> }
  readonly link: string
  readonly created_at: string
  readonly read_at: string | null
}

export const noticeList = defineList<{
  row: NoticeRow
  scope: { user: string }
}>({
  name: 'notices.list',
  columns: 'n.notice_id, n.kind, n.content, n.link, n.created_at, n.read_at',
  from: 'notices n',
  where: ['n.user_id = :user'],
  filters: {},
  orders: { default: ['n.id desc'] },
})
export const newestNotice = statement<[userId: string], { notice_id: string }>(
  'notices.newest',
  'select notice_id from notices where user_id = $1 order by id desc limit 1',
)
export const unreadNotices = statement<[string], { unread: number; time_zone: string }>(
  'notices.unread',
  `select (select count(*) from notices where user_id = u.user_id and read_at is null) as unread, u.time_zone
   from users u where u.user_id = $1`,
)
/** Marks the given notifications as read, or all if $2 is null. */
export const readNotices = statement<[string, readonly string[] | null, string], never>(
  'notices.read',
  'update notices set read_at = $3 where user_id = $1 and read_at is null and ($2::uuid[] is null or notice_id = any($2))',
)

export const disabledEmailKinds = statement<[string], { off: string[] }>(
  'notices.mailsOff',
  `select case jsonb_typeof(preferences -> 'mails_off') when 'array' then preferences -> 'mails_off' else '[]' end as off from users where user_id = $1`,
)
export const saveDisabledEmailKinds = statement<[string, string], never>(
  'notices.saveMailsOff',
  `update users set preferences = jsonb_set(preferences, '{mails_off}', $2::jsonb) where user_id = $1`,
)
export const disableEmailKind = statement<[string, string], never>(
  'notices.turnMailOff',
  `update users set preferences = jsonb_set(preferences, '{mails_off}', (case jsonb_typeof(preferences -> 'mails_off') when 'array' then preferences -> 'mails_off' else '[]' end - $2::text) || to_jsonb($2::text)) where user_id = $1`,
)

/** Whether a session is still valid, checked at each heartbeat of a live stream. */
export const validSession = statement<[string, string], { one: number }>(
  'notices.sessionLives',
  `select 1 as one from sessions s join users u on u.user_id = s.user_id and u.status = 'ACTIVE' where s.session_id = $1 and s.expires_at > $2`,
)

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

export const mailbox = defineList<{
  row: MailboxRow
  scope: Record<never, never>
  filters: { to: string }
}>({
  name: 'notices.mailbox',
  columns:
    'm.message_id, m.to_address::text as to, m.subject, m.body as text, m.html, m.ics, m.kind, m.created_at',
  from: 'mailbox m',
  where: [],
  filters: { to: 'm.to_address = :to' },
  orders: { default: ['m.created_at desc', 'm.message_id desc'] },
})
export const mailboxMail = statement<[string], MailboxRow>(
  'notices.mailboxOne',
  'select message_id, to_address::text as to, subject, body as text, html, ics, kind, created_at from mailbox where message_id = $1',
)
