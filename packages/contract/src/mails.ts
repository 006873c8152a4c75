import type { accountsTexts } from './accounts/texts.ts'
import type { agreementsTexts } from './agreements/texts.ts'
import type { applicationsTexts } from './applications/texts.ts'
import type { batchesTexts } from './batches/texts.ts'
import type { calendarsTexts } from './calendars/texts.ts'
import type { candidaturesTexts } from './candidatures/texts.ts'
import type { certificatesTexts } from './certificates/texts.ts'
import type { companiesTexts } from './companies/texts.ts'
import type { companyInvitationsTexts } from './company-invitations/texts.ts'
import type { creditsTexts } from './credits/texts.ts'
import type { internshipsTexts } from './internships/texts.ts'
import type { interviewsTexts } from './interviews/texts.ts'
import type { membersTexts } from './members/texts.ts'
import type { messagesTexts } from './messages/texts.ts'
import type { noShowsTexts } from './no-shows/texts.ts'
import type { noticesTexts } from './notices/texts.ts'
import type { offersTexts } from './offers/texts.ts'
import type { overdueTexts } from './overdue/texts.ts'
import type { paymentsTexts } from './payments/texts.ts'
import type { plansTexts } from './plans/texts.ts'
import type { programmeReportMailTexts } from './programme-reports/texts.ts'
import type { reportTexts } from './reports/texts.ts'
import type { sessionsTexts } from './sessions/texts.ts'
import type { teamTexts } from './team/texts.ts'
import type { weeklyFeedbackTexts } from './weekly-feedback/texts.ts'

/** The texts of every feature that sends email. */
type MailTexts = typeof accountsTexts &
  typeof agreementsTexts &
  typeof applicationsTexts &
  typeof batchesTexts &
  typeof calendarsTexts &
  typeof candidaturesTexts &
  typeof reportTexts &
  typeof certificatesTexts &
  typeof companiesTexts &
  typeof companyInvitationsTexts &
  typeof creditsTexts &
  typeof internshipsTexts &
  typeof interviewsTexts &
  typeof membersTexts &
  typeof messagesTexts &
  typeof noShowsTexts &
  typeof noticesTexts &
  typeof offersTexts &
  typeof overdueTexts &
  typeof paymentsTexts &
  typeof plansTexts &
  typeof programmeReportMailTexts &
  typeof sessionsTexts &
  typeof teamTexts &
  typeof weeklyFeedbackTexts

type MailKey = Extract<keyof MailTexts, `mails.${string}`>

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** A kind of email: `offers.received` has the texts `mails.offers.received.subject`, `.body` …. */
export type MailKind = MailKey extends infer Key
  ? Key extends `mails.${infer Kind}.subject`
    ? Kind
    : never
  : never

/** The texts of an email; `why` is the reason for an address without an account. */
type MailPart = 'subject' | 'title' | 'body' | 'action' | 'after' | 'why'

/** Names of the values that the texts of a kind contain. */
export type MailPlaceholder<Kind extends MailKind> = Placeholder<
  MailTexts[Extract<`mails.${Kind}.${MailPart}`, MailKey>]
>

/**
 * A value in a text. Times are formatted in the recipient's time zone when the email is rendered.
 */
export type TextValue =
  | string
  | number
  | {
      /** ISO 8601 in UTC. */
      readonly time: string
      readonly as?: 'day' | 'time' | 'both' | 'full'
      readonly zone?: string
    }
  | {
      readonly text: string
      /** Path that it opens in a row; elsewhere it is only a text. */
      readonly link: string
    }
