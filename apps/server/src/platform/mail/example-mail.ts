import {
  exampleZones,
  type MailReceiver,
  sharedExampleValues,
} from '@fledge/contract/mail-example.ts'
import { mailExamples } from '@fledge/contract/mail-examples.ts'
import type { MailKind } from '@fledge/contract/mails.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'

// The keys of the table itself.
export const mailKinds = Object.keys(mailExamples) as readonly MailKind[]

/** The longest subject that an inbox shows in full. */
export const maxSubjectLength = 60

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailExamples, kind)

export const getMailReceiver = (kind: MailKind): MailReceiver => mailExamples[kind].receiver

/** Renders a kind of email with its example values. */
export function renderExampleMail(
  kind: MailKind,
  publicUrl: string,
  language?: Parameters<typeof renderMail>[2],
): RenderedMail {
  const { receiver, isNewcomer, link, rows = [], values } = mailExamples[kind]
  return renderMail(
    {
      id: 0,
      message_id: kind,
      kind,
      to_address: `${receiver}@example.com`,
      user_id: isNewcomer ? null : receiver,
      time_zone: exampleZones[receiver],
      mails_off: [],
      content: { values: { ...sharedExampleValues, ...values }, rows },
      link,
      calendar: null,
      created_at: '2026-11-24T10:00:00.000Z',
      traceparent: null,
      tries: 1,
    },
    { publicUrl, unsubscribeToken: isNewcomer ? null : 'example' },
    language,
  )
}
