import { defineList } from '../../platform/db/list-query.ts'

import { type MailboxRow, mailRows, type NoticeRow, noticeRows } from './queries/notices.queries.ts'

export const noticeList = defineList<{
  row: NoticeRow
  scope: { user: string }
}>({
  name: 'notices.list',
  ...noticeRows,
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
