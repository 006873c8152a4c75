import type { Feature } from './platform/http/handler.ts'
import { registrationFeature } from './features/registration/feature.ts'
import { companiesFeature } from './features/companies/feature.ts'
import { companyInvitationsFeature } from './features/company-invitations/feature.ts'
import { membersFeature } from './features/members/feature.ts'
import { contactsFeature } from './features/contacts/feature.ts'
import { programmeReportsFeature } from './features/programme-reports/feature.ts'
import { projectsFeature } from './features/projects/feature.ts'
import { plansFeature } from './features/plans/feature.ts'
import { dashboardsFeature } from './features/dashboards/feature.ts'
import { filesFeature } from './features/files/feature.ts'
import { browseFeature } from './features/browse/feature.ts'
import { calendarsFeature } from './features/calendars/feature.ts'
import { candidaturesFeature } from './features/candidatures/feature.ts'
import { creditsFeature } from './features/credits/feature.ts'
import { interviewsFeature } from './features/interviews/feature.ts'
import { shortlistFeature } from './features/shortlist/feature.ts'
import { auditLogFeature } from './features/audit-log/feature.ts'
import { settingsFeature } from './features/settings/feature.ts'
import { recordsFeature } from './features/records/feature.ts'
import { listsFeature } from './features/lists/feature.ts'
import { jobsFeature } from './features/jobs/feature.ts'
import { reportsFeature } from './features/reports/feature.ts'
import { outboxFeature } from './features/outbox/feature.ts'
import { pendingActsFeature } from './features/pending-acts/feature.ts'
import { teamFeature } from './features/team/feature.ts'
import { waitsFeature } from './features/waits/feature.ts'
import { overdueFeature } from './features/overdue/feature.ts'
import { todayFeature } from './features/today/feature.ts'
import { placementFeature } from './features/placement/feature.ts'
import { privacyFeature } from './features/privacy/feature.ts'
import { searchFeature } from './features/search/feature.ts'
import { riskFeature } from './features/risk/feature.ts'
import { peopleFeature } from './features/people/feature.ts'
import { paymentsFeature } from './features/payments/feature.ts'
import { enrolmentFeature } from './features/enrolment/feature.ts'
import { accountsFeature } from './features/accounts/feature.ts'
import { applicationsFeature } from './features/applications/feature.ts'
import { availabilityFeature } from './features/availability/feature.ts'
import { batchesFeature } from './features/batches/feature.ts'
import { internRegistrationFeature } from './features/intern-registration/feature.ts'
import { profilesFeature } from './features/profiles/feature.ts'
import { reviewsFeature } from './features/reviews/feature.ts'
import { errorReportsFeature } from './features/error-reports/feature.ts'
import { flagsFeature } from './features/flags/feature.ts'
import { messagesFeature } from './features/messages/feature.ts'
import { lookupsFeature } from './features/lookups/feature.ts'
import { noticesFeature } from './features/notices/feature.ts'
import { sitemapsFeature } from './features/sitemaps/feature.ts'
import { statusFeature } from './features/status/feature.ts'
import { spotFeedbackFeature } from './features/spot-feedback/feature.ts'
import { agreementsFeature } from './features/agreements/feature.ts'
import { noShowsFeature } from './features/no-shows/feature.ts'
import { secondFactorFeature } from './features/second-factor/feature.ts'
import { sessionsFeature } from './features/sessions/feature.ts'
import { certificatesFeature } from './features/certificates/feature.ts'
import { internshipsFeature } from './features/internships/feature.ts'
import { offersFeature } from './features/offers/feature.ts'
import { weeklyFeedbackFeature } from './features/weekly-feedback/feature.ts'

/**
 * All features, by their names in the contract. A contract feature missing here does not compile
 * (`buildServer`).
 */
export const features = {
  sessions: sessionsFeature,
  secondFactor: secondFactorFeature,
  lookups: lookupsFeature,
  flags: flagsFeature,
  messages: messagesFeature,
  settings: settingsFeature,
  spotFeedback: spotFeedbackFeature,
  sitemaps: sitemapsFeature,
  status: statusFeature,
  notices: noticesFeature,
  errorReports: errorReportsFeature,
  files: filesFeature,
  registration: registrationFeature,
  companies: companiesFeature,
  companyInvitations: companyInvitationsFeature,
  members: membersFeature,
  contacts: contactsFeature,
  projects: projectsFeature,
  plans: plansFeature,
  dashboards: dashboardsFeature,
  offers: offersFeature,
  payments: paymentsFeature,
  internships: internshipsFeature,
  weeklyFeedback: weeklyFeedbackFeature,
  certificates: certificatesFeature,
  browse: browseFeature,
  shortlist: shortlistFeature,
  candidatures: candidaturesFeature,
  interviews: interviewsFeature,
  calendars: calendarsFeature,
  credits: creditsFeature,
  agreements: agreementsFeature,
  noShows: noShowsFeature,
  batches: batchesFeature,
  availability: availabilityFeature,
  internRegistration: internRegistrationFeature,
  profiles: profilesFeature,
  applications: applicationsFeature,
  reviews: reviewsFeature,
  lists: listsFeature,
  records: recordsFeature,
  search: searchFeature,
  jobs: jobsFeature,
  outbox: outboxFeature,
  reports: reportsFeature,
  overdue: overdueFeature,
  auditLog: auditLogFeature,
  pendingActs: pendingActsFeature,
  waits: waitsFeature,
  today: todayFeature,
  placement: placementFeature,
  privacy: privacyFeature,
  programmeReports: programmeReportsFeature,
  risk: riskFeature,
  team: teamFeature,
  people: peopleFeature,
  accounts: accountsFeature,
  enrolment: enrolmentFeature,
} satisfies Record<string, Feature>
