import { browseCalls } from './browse/calls.ts'
import { calendarCalls } from './calendars/calls.ts'
import { candidatureCalls } from './candidatures/calls.ts'
import { creditCalls } from './credits/calls.ts'
import { interviewCalls } from './interviews/calls.ts'
import { shortlistCalls } from './shortlist/calls.ts'
import { registrationCalls } from './registration/calls.ts'
import { projectCalls } from './projects/calls.ts'
import { planCalls } from './plans/calls.ts'
import { memberCalls } from './members/calls.ts'
import { dashboardCalls } from './dashboards/calls.ts'
import { contactCalls } from './contacts/calls.ts'
import { companyCalls } from './companies/calls.ts'
import { errorReportCalls } from './error-reports/calls.ts'
import { fileCalls } from './files/calls.ts'
import { flagCalls } from './flags/calls.ts'
import { lookupCalls } from './lookups/calls.ts'
import { noticeCalls } from './notices/calls.ts'
import { sitemapCalls } from './sitemaps/calls.ts'
import { spotFeedbackCalls } from './spot-feedback/calls.ts'
import { accountCalls } from './accounts/calls.ts'
import { applicationCalls } from './applications/calls.ts'
import { availabilityCalls } from './availability/calls.ts'
import { batchCalls } from './batches/calls.ts'
import { internRegistrationCalls } from './intern-registration/calls.ts'
import { enrolmentCalls } from './enrolment/calls.ts'
import { paymentCalls } from './payments/calls.ts'
import { profileCalls } from './profiles/calls.ts'
import { reviewCalls } from './reviews/calls.ts'
import { sessionCalls } from './sessions/calls.ts'
import { certificateCalls } from './certificates/calls.ts'
import { internshipCalls } from './internships/calls.ts'
import { offerCalls } from './offers/calls.ts'
import { overdueCalls } from './overdue/calls.ts'
import { agreementCalls } from './agreements/calls.ts'
import { noShowCalls } from './no-shows/calls.ts'
import { weeklyFeedbackCalls } from './weekly-feedback/calls.ts'

/** Every room that says something aloud. The server serves exactly these, the browser calls exactly these. */
export const features = {
  sessions: sessionCalls,
  lookups: lookupCalls,
  flags: flagCalls,
  spotFeedback: spotFeedbackCalls,
  sitemaps: sitemapCalls,
  notices: noticeCalls,
  errorReports: errorReportCalls,
  files: fileCalls,
  registration: registrationCalls,
  companies: companyCalls,
  members: memberCalls,
  contacts: contactCalls,
  projects: projectCalls,
  plans: planCalls,
  dashboards: dashboardCalls,
  offers: offerCalls,
  payments: paymentCalls,
  internships: internshipCalls,
  weeklyFeedback: weeklyFeedbackCalls,
  certificates: certificateCalls,
  browse: browseCalls,
  shortlist: shortlistCalls,
  candidatures: candidatureCalls,
  interviews: interviewCalls,
  calendars: calendarCalls,
  credits: creditCalls,
  agreements: agreementCalls,
  noShows: noShowCalls,
  batches: batchCalls,
  availability: availabilityCalls,
  internRegistration: internRegistrationCalls,
  profiles: profileCalls,
  applications: applicationCalls,
  reviews: reviewCalls,
  overdue: overdueCalls,
  accounts: accountCalls,
  enrolment: enrolmentCalls,
} as const

export type FeatureEndpoints = typeof features
