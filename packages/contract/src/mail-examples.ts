import { reportsMailExamples } from './reports/mail-examples.ts'
import { accountsMailExamples } from './accounts/mail-examples.ts'
import { agreementsMailExamples } from './agreements/mail-examples.ts'
import { applicationsMailExamples } from './applications/mail-examples.ts'
import { batchesMailExamples } from './batches/mail-examples.ts'
import { calendarsMailExamples } from './calendars/mail-examples.ts'
import { candidaturesMailExamples } from './candidatures/mail-examples.ts'
import { certificatesMailExamples } from './certificates/mail-examples.ts'
import { companiesMailExamples } from './companies/mail-examples.ts'
import { companyInvitationsMailExamples } from './company-invitations/mail-examples.ts'
import { creditsMailExamples } from './credits/mail-examples.ts'
import { internshipsMailExamples } from './internships/mail-examples.ts'
import { interviewsMailExamples } from './interviews/mail-examples.ts'
import { membersMailExamples } from './members/mail-examples.ts'
import { messagesMailExamples } from './messages/mail-examples.ts'
import { noShowsMailExamples } from './no-shows/mail-examples.ts'
import { offersMailExamples } from './offers/mail-examples.ts'
import { overdueMailExamples } from './overdue/mail-examples.ts'
import { programmeReportMailExamples } from './programme-reports/mail-examples.ts'
import { paymentsMailExamples } from './payments/mail-examples.ts'
import { plansMailExamples } from './plans/mail-examples.ts'
import { sessionsMailExamples } from './sessions/mail-examples.ts'
import { teamMailExamples } from './team/mail-examples.ts'
import { weeklyFeedbackMailExamples } from './weekly-feedback/mail-examples.ts'
import type { MailExample } from './mail-example.ts'
import type { MailKind } from './mails.ts'

/** An example of every kind of email; a kind without one does not compile. */
export const mailExamples: { readonly [Kind in MailKind]: MailExample<Kind> } = {
  ...accountsMailExamples,
  ...reportsMailExamples,
  ...agreementsMailExamples,
  ...applicationsMailExamples,
  ...batchesMailExamples,
  ...calendarsMailExamples,
  ...candidaturesMailExamples,
  ...certificatesMailExamples,
  ...companiesMailExamples,
  ...companyInvitationsMailExamples,
  ...creditsMailExamples,
  ...internshipsMailExamples,
  ...interviewsMailExamples,
  ...membersMailExamples,
  ...messagesMailExamples,
  ...noShowsMailExamples,
  ...offersMailExamples,
  ...overdueMailExamples,
  ...programmeReportMailExamples,
  ...paymentsMailExamples,
  ...plansMailExamples,
  ...sessionsMailExamples,
  ...teamMailExamples,
  ...weeklyFeedbackMailExamples,
}
