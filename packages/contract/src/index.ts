import { auditLogEndpoints } from './audit-log/endpoints.ts'
import { browseEndpoints } from './browse/endpoints.ts'
import { calendarEndpoints } from './calendars/endpoints.ts'
import { candidatureEndpoints } from './candidatures/endpoints.ts'
import { creditEndpoints } from './credits/endpoints.ts'
import { interviewEndpoints } from './interviews/endpoints.ts'
import { searchEndpoints } from './search/endpoints.ts'
import { shortlistEndpoints } from './shortlist/endpoints.ts'
import { recordEndpoints } from './records/endpoints.ts'
import { registrationEndpoints } from './registration/endpoints.ts'
import { programmeReportEndpoints } from './programme-reports/endpoints.ts'
import { projectEndpoints } from './projects/endpoints.ts'
import { planEndpoints } from './plans/endpoints.ts'
import { memberEndpoints } from './members/endpoints.ts'
import { dashboardEndpoints } from './dashboards/endpoints.ts'
import { contactEndpoints } from './contacts/endpoints.ts'
import { companyEndpoints } from './companies/endpoints.ts'
import { companyInvitationEndpoints } from './company-invitations/endpoints.ts'
import { errorReportEndpoints } from './error-reports/endpoints.ts'
import { fileEndpoints } from './files/endpoints.ts'
import { flagEndpoints } from './flags/endpoints.ts'
import { lookupEndpoints } from './lookups/endpoints.ts'
import { noticeEndpoints } from './notices/endpoints.ts'
import { sitemapEndpoints } from './sitemaps/endpoints.ts'
import { spotFeedbackEndpoints } from './spot-feedback/endpoints.ts'
import { accountEndpoints } from './accounts/endpoints.ts'
import { applicationEndpoints } from './applications/endpoints.ts'
import { availabilityEndpoints } from './availability/endpoints.ts'
import { batchEndpoints } from './batches/endpoints.ts'
import { internRegistrationEndpoints } from './intern-registration/endpoints.ts'
import { enrolmentEndpoints } from './enrolment/endpoints.ts'
import { paymentEndpoints } from './payments/endpoints.ts'
import { profileEndpoints } from './profiles/endpoints.ts'
import { reviewEndpoints } from './reviews/endpoints.ts'
import { settingEndpoints } from './settings/endpoints.ts'
import { secondFactorEndpoints } from './second-factor/endpoints.ts'
import { sessionEndpoints } from './sessions/endpoints.ts'
import { certificateEndpoints } from './certificates/endpoints.ts'
import { internshipEndpoints } from './internships/endpoints.ts'
import { offerEndpoints } from './offers/endpoints.ts'
import { listEndpoints } from './lists/endpoints.ts'
import { jobEndpoints } from './jobs/endpoints.ts'
import { messageEndpoints } from './messages/endpoints.ts'
import { reportEndpoints } from './reports/endpoints.ts'
import { outboxEndpoints } from './outbox/endpoints.ts'
import { pendingActEndpoints } from './pending-acts/endpoints.ts'
import { teamEndpoints } from './team/endpoints.ts'
import { waitEndpoints } from './waits/endpoints.ts'
import { overdueEndpoints } from './overdue/endpoints.ts'
import { todayEndpoints } from './today/endpoints.ts'
import { placementEndpoints } from './placement/endpoints.ts'
import { privacyEndpoints } from './privacy/endpoints.ts'
import { riskEndpoints } from './risk/endpoints.ts'
import { peopleEndpoints } from './people/endpoints.ts'
import { agreementEndpoints } from './agreements/endpoints.ts'
import { noShowEndpoints } from './no-shows/endpoints.ts'
import { statusEndpoints } from './status/endpoints.ts'
import { weeklyFeedbackEndpoints } from './weekly-feedback/endpoints.ts'

/**
 * All features with endpoints. The server serves exactly these, the browser calls exactly these.
 */
export const endpointsByFeature = {
  sessions: sessionEndpoints,
  secondFactor: secondFactorEndpoints,
  lookups: lookupEndpoints,
  flags: flagEndpoints,
  messages: messageEndpoints,
  settings: settingEndpoints,
  spotFeedback: spotFeedbackEndpoints,
  sitemaps: sitemapEndpoints,
  status: statusEndpoints,
  notices: noticeEndpoints,
  errorReports: errorReportEndpoints,
  files: fileEndpoints,
  registration: registrationEndpoints,
  companies: companyEndpoints,
  companyInvitations: companyInvitationEndpoints,
  members: memberEndpoints,
  contacts: contactEndpoints,
  projects: projectEndpoints,
  plans: planEndpoints,
  dashboards: dashboardEndpoints,
  offers: offerEndpoints,
  payments: paymentEndpoints,
  internships: internshipEndpoints,
  weeklyFeedback: weeklyFeedbackEndpoints,
  certificates: certificateEndpoints,
  browse: browseEndpoints,
  shortlist: shortlistEndpoints,
  candidatures: candidatureEndpoints,
  interviews: interviewEndpoints,
  calendars: calendarEndpoints,
  credits: creditEndpoints,
  agreements: agreementEndpoints,
  noShows: noShowEndpoints,
  batches: batchEndpoints,
  availability: availabilityEndpoints,
  internRegistration: internRegistrationEndpoints,
  profiles: profileEndpoints,
  applications: applicationEndpoints,
  reviews: reviewEndpoints,
  lists: listEndpoints,
  records: recordEndpoints,
  search: searchEndpoints,
  jobs: jobEndpoints,
  outbox: outboxEndpoints,
  reports: reportEndpoints,
  overdue: overdueEndpoints,
  auditLog: auditLogEndpoints,
  pendingActs: pendingActEndpoints,
  waits: waitEndpoints,
  today: todayEndpoints,
  placement: placementEndpoints,
  privacy: privacyEndpoints,
  programmeReports: programmeReportEndpoints,
  risk: riskEndpoints,
  team: teamEndpoints,
  people: peopleEndpoints,
  accounts: accountEndpoints,
  enrolment: enrolmentEndpoints,
} as const

export type FeatureEndpoints = typeof endpointsByFeature
