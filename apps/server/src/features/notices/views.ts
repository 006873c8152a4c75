import { catalogue } from '@fledge/contract/catalogue.ts'
import { noticeKinds } from '@fledge/domain/notices/types.ts'
import { formatValue } from '../../platform/mail/format-values.ts'
import { translate } from '../../platform/texts.ts'
import type { MailboxRow, NoticeRow } from './queries/notices.queries.ts'

/**
 * Returns a notification in the reader's time zone, with its own sentence or the subject of its
 * email.
 */
export function toNoticeView(row: NoticeRow, zone: string) {
  const values = Object.fromEntries(
    Object.entries(row.content.values).map(([name, value]) => [name, formatValue(value, zone)]),
  )
  const key = `notices.${row.kind}`
  const text = translate(Object.hasOwn(catalogue, key) ? key : `mails.${row.kind}.subject`, values)
  return {
    notice_id: row.notice_id,
    kind: row.kind,
    text,
    link: row.link,
    created_at: row.created_at,
    read_at: row.read_at,
  }
}

/** Returns every kind of email with its label and whether it is on. */
export function toPreferencesView(disabledKinds: readonly string[]) {
  return noticeKinds.map(({ kind, optional }) => ({
    kind,
    label: translate(`notices.kinds.${kind}`),
    optional,
    on: !optional || !disabledKinds.includes(kind),
  }))
}

/** Returns an email of the mailbox with its links and code extracted. */
export function toMailView(row: MailboxRow) {
  const code = /\b\d{6}(?:\d{2})?\b/.exec(row.subject)?.[0]
  return {
    ...row,
    links: [...new Set(row.text.match(/https?:\/\/[^\s<>"]+/g) ?? [])],
    ...(code ? { code } : {}),
  }
}
