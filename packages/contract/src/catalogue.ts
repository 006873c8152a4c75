import { errorTexts } from './platform/errors.ts'
import { columnTexts } from './platform/column-texts.ts'
import { brandTexts, conflictTexts, validationTexts } from './platform/texts.ts'
import { agreementsTexts } from './agreements/texts.ts'
import { noShowsTexts } from './no-shows/texts.ts'
import { applicationsTexts } from './applications/texts.ts'
import { availabilityTexts } from './availability/texts.ts'
import { batchesTexts } from './batches/texts.ts'
import { calendarsTexts } from './calendars/texts.ts'
import { certificatesTexts } from './certificates/texts.ts'
import { candidaturesTexts } from './candidatures/texts.ts'
import { creditsTexts } from './credits/texts.ts'
import { recordsTexts } from './records/texts.ts'
import { privacyTexts } from './privacy/texts.ts'
import { auditLogTexts } from './audit-log/texts.ts'
import { riskTexts } from './risk/texts.ts'
import { contactsTexts } from './contacts/texts.ts'
import { companiesTexts } from './companies/texts.ts'
import { companyInvitationsTexts } from './company-invitations/texts.ts'
import { enrolmentTexts } from './enrolment/texts.ts'
import { internRegistrationTexts } from './intern-registration/texts.ts'
import { internshipsTexts } from './internships/texts.ts'
import { interviewsTexts } from './interviews/texts.ts'
import { listsTexts } from './lists/texts.ts'
import { messagesTexts } from './messages/texts.ts'
import { lookupsTexts } from './lookups/texts.ts'
import { membersTexts } from './members/texts.ts'
import { noticesTexts } from './notices/texts.ts'
import { offersTexts } from './offers/texts.ts'
import { flagTexts } from './flags/texts.ts'
import { jobTexts } from './jobs/texts.ts'
import { programmeReportMailTexts } from './programme-reports/texts.ts'
import { reportTexts } from './reports/texts.ts'
import { reviewTexts } from './reviews/texts.ts'
import { outboxTexts } from './outbox/texts.ts'
import { pendingActsTexts } from './pending-acts/texts.ts'
import { placementTexts } from './placement/texts.ts'
import { waitsTexts } from './waits/texts.ts'
import { overdueTexts } from './overdue/texts.ts'
import { personEventTexts } from './people/event-texts.ts'
import { peopleTexts } from './people/texts.ts'
import { paymentsTexts } from './payments/texts.ts'
import { plansTexts } from './plans/texts.ts'
import { secondFactorTexts } from './second-factor/texts.ts'
import { sessionsTexts } from './sessions/texts.ts'
import { spotFeedbackTexts } from './spot-feedback/texts.ts'
import { teamTexts } from './team/texts.ts'
import { weeklyFeedbackTexts } from './weekly-feedback/texts.ts'
import { accountsTexts } from './accounts/texts.ts'
import { filesTexts } from './files/texts.ts'
import { matchingTexts } from './matching/texts.ts'
import { profilesTexts } from './profiles/texts.ts'
import { registrationTexts } from './registration/texts.ts'
import { shortlistTexts } from './shortlist/texts.ts'
import { sitemapHeadsTexts } from './sitemaps/texts.ts'

/**
 * Texts used by server and browser: denials, statuses, emails and notifications. Texts of a single
 * screen are in the web app. One line per feature.
 */
export const catalogue: Readonly<Record<string, string>> = {
  ...errorTexts,
  ...conflictTexts,
  ...validationTexts,
  ...brandTexts,
  ...columnTexts,
  ...agreementsTexts,
  ...noShowsTexts,
  ...applicationsTexts,
  ...availabilityTexts,
  ...batchesTexts,
  ...calendarsTexts,
  ...candidaturesTexts,
  ...certificatesTexts,
  ...companiesTexts,
  ...companyInvitationsTexts,
  ...contactsTexts,
  ...creditsTexts,
  ...enrolmentTexts,
  ...internRegistrationTexts,
  ...internshipsTexts,
  ...interviewsTexts,
  ...listsTexts,
  ...lookupsTexts,
  ...messagesTexts,
  ...membersTexts,
  ...noticesTexts,
  ...offersTexts,
  ...flagTexts,
  ...jobTexts,
  ...outboxTexts,
  ...reportTexts,
  ...reviewTexts,
  ...overdueTexts,
  ...programmeReportMailTexts,
  ...pendingActsTexts,
  ...placementTexts,
  ...recordsTexts,
  ...privacyTexts,
  ...riskTexts,
  ...waitsTexts,
  ...peopleTexts,
  ...personEventTexts,
  ...auditLogTexts,
  ...paymentsTexts,
  ...plansTexts,
  ...secondFactorTexts,
  ...sessionsTexts,
  ...spotFeedbackTexts,
  ...teamTexts,
  ...weeklyFeedbackTexts,
  ...accountsTexts,
  ...filesTexts,
  ...matchingTexts,
  ...profilesTexts,
  ...registrationTexts,
  ...shortlistTexts,
  ...sitemapHeadsTexts,
}
