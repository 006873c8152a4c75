import { catalogue } from '@fledge/contract/catalogue.ts'
import { noticeKinds } from '@fledge/domain/notices/types.ts'
import { formatValue } from '../../platform/mail/format-values.ts'
import { translate } from '../../platform/texts.ts'
import type { MailboxRow, NoticeRow } from './store.ts'

/** A notice in its reader's zone: its own sentence, else the subject of the mail that went with it. */
export function noticeView(row: NoticeRow, zone: string) {
  const values = Object.fromEntries(
    Object.entries(row.content.values).map(([name, value]) => [name, formatValue(value, zone)]),
  )
  const own = `notices.${row.kind}`
  const text = translate(Object.hasOwn(catalogue, own) ? own : `mails.${row.kind}.subject`, values)
  return {
    notice_id: row.notice_id,
    kind: row.kind,
    text,
    link: row.link,
    created_at: row.created_at,
    read_at: row.read_at,
  }
}

/** Every kind with its label, and whether its mails come. */
export function preferencesView(off: readonly string[]) {
  return noticeKinds.map(({ kind, optional }) => ({
    kind,
    label: translate(`notices.kinds.${kind}`),
    optional,
    on: !optional || !off.includes(kind),
  }))
}

/** A mail of the mailbox with what a test or a person looks for in it: its links and its code. */
export function mailView(row: MailboxRow) {
  const code = /\b\d{6}(?:\d{2})?\b/.exec(row.subject)?.[0]
  return {
    ...row,
    links: [...new Set(row.text.match(/https?:\/\/[^\s<>"]+/g) ?? [])],
    ...(code ? { code } : {}),
  }
}
