import type { TextValue } from '../../platform/mail/compose-mail.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { type MailboxRow, mailRows } from './queries/notices.queries.ts'

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

export const mailbox = defineList<{
  row: MailboxRow
  scope: Record<never, never>
  filters: { to: string }
}>({
  name: 'notices.mailbox',
  ...mailRows,
  where: [],
  filters: { to: 'm.to_address = :to' },
  orders: { default: ['m.created_at desc', 'm.message_id desc'] },
})
