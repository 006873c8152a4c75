import { createTransport } from 'nodemailer'
import type { Database, Db } from '../db/database.ts'
import type { Env } from '../env.ts'
import type { Sender } from './calendar-entry.ts'
import type { RenderedMail } from './render-mail.ts'
import { createBatchedWrites } from './batched-writes.ts'
import { type DueMail, putInMailbox } from './queries/mail.queries.ts'

export interface ReadyMail extends RenderedMail {
  readonly row: DueMail
  readonly ics: string | null
}

/** Sends one email; throws if it was not accepted. */
export type SendMail = (mail: ReadyMail) => Promise<void>

/**
 * Stores emails for the mailbox page of the zero-configuration mode, several with one
 * statement, and one per Message-ID however often it is delivered.
 */
export const createMailboxSender = (database: Database): SendMail =>
  createBatchedWrites((mails: readonly ReadyMail[]) =>
    saveToMailbox(
      database.read(),
      mails.map(({ row, subject, html, text, ics }) => ({
        messageId: row.message_id,
        address: row.to_address,
        subject,
        html,
        text,
        ics,
        kind: row.kind,
      })),
    ),
  )

/** A message as the mailbox page shows it. */
export interface MailboxMessage {
  readonly messageId: string
  readonly address: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly ics: string | null
  readonly kind: string
}

/** Half of a character, which a text that was cut may end with, is not accepted as JSON. */
export async function saveToMailbox(db: Db, messages: readonly MailboxMessage[]): Promise<void> {
  await db.run(putInMailbox, {
    created_at: db.now.toISOString(),
    messages: JSON.stringify(
      messages.map(({ messageId, address, subject, html, text, ics, kind }) => ({
        message_id: messageId,
        to_address: address,
        subject: subject.toWellFormed(),
        html: html.toWellFormed(),
        body: text.toWellFormed(),
        ics,
        kind,
      })),
    ),
  })
}

const unsubscribeHeaders = (url: RenderedMail['unsubscribeUrl']): Record<string, string> =>
  url
    ? {
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {}

/** Sends by SMTP with a Message-ID that repeated deliveries share. */
export function createSmtpSender(url: string, env: Env, sender: Sender): SendMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: env.SMTP_CONNECTIONS,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ row, subject, html, text, ics, unsubscribeUrl }) => {
    await transport.sendMail({
      from: env.MAIL_FROM,
      to: { name: '', address: row.to_address },
      messageId: `<${row.message_id}@${sender.host}>`,
      date: new Date(row.created_at),
      subject,
      text,
      html,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...unsubscribeHeaders(unsubscribeUrl),
      },
      ...(ics
        ? {
            icalEvent: {
              method: row.calendar?.cancel ? 'CANCEL' : 'REQUEST',
              filename: 'interview.ics',
              content: ics,
            },
          }
        : {}),
    })
  }
}
