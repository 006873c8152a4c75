import type { Room } from './platform/http/handler.ts'
import { registrationRoom } from './features/registration/room.ts'
import { companiesRoom } from './features/companies/room.ts'
import { membersRoom } from './features/members/room.ts'
import { contactsRoom } from './features/contacts/room.ts'
import { projectsRoom } from './features/projects/room.ts'
import { plansRoom } from './features/plans/room.ts'
import { dashboardsRoom } from './features/dashboards/room.ts'
import { filesRoom } from './features/files/room.ts'
import { browseRoom } from './features/browse/room.ts'
import { calendarsRoom } from './features/calendars/room.ts'
import { candidaturesRoom } from './features/candidatures/room.ts'
import { creditsRoom } from './features/credits/room.ts'
import { interviewsRoom } from './features/interviews/room.ts'
import { shortlistRoom } from './features/shortlist/room.ts'
import { overdueRoom } from './features/overdue/room.ts'
import { paymentsRoom } from './features/payments/room.ts'
import { enrolmentRoom } from './features/enrolment/room.ts'
import { accountsRoom } from './features/accounts/room.ts'
import { applicationsRoom } from './features/applications/room.ts'
import { availabilityRoom } from './features/availability/room.ts'
import { batchesRoom } from './features/batches/room.ts'
import { internRegistrationRoom } from './features/intern-registration/room.ts'
import { profilesRoom } from './features/profiles/room.ts'
import { reviewsRoom } from './features/reviews/room.ts'
import { errorReportsRoom } from './features/error-reports/room.ts'
import { flagsRoom } from './features/flags/room.ts'
import { lookupsRoom } from './features/lookups/room.ts'
import { noticesRoom } from './features/notices/room.ts'
import { sitemapsRoom } from './features/sitemaps/room.ts'
import { spotFeedbackRoom } from './features/spot-feedback/room.ts'
import { agreementsRoom } from './features/agreements/room.ts'
import { noShowsRoom } from './features/no-shows/room.ts'
import { sessionsRoom } from './features/sessions/room.ts'
import { certificatesRoom } from './features/certificates/room.ts'
import { internshipsRoom } from './features/internships/room.ts'
import { offersRoom } from './features/offers/room.ts'
import { weeklyFeedbackRoom } from './features/weekly-feedback/room.ts'

/** The list of rooms. Its names are the contract's: a room of the contract that is missing here does not compile (`serveRooms`). */
export const rooms = {
  sessions: sessionsRoom,
  lookups: lookupsRoom,
  flags: flagsRoom,
  spotFeedback: spotFeedbackRoom,
  sitemaps: sitemapsRoom,
  notices: noticesRoom,
  errorReports: errorReportsRoom,
  files: filesRoom,
  registration: registrationRoom,
  companies: companiesRoom,
  members: membersRoom,
  contacts: contactsRoom,
  projects: projectsRoom,
  plans: plansRoom,
  dashboards: dashboardsRoom,
  offers: offersRoom,
  payments: paymentsRoom,
  internships: internshipsRoom,
  weeklyFeedback: weeklyFeedbackRoom,
  certificates: certificatesRoom,
  browse: browseRoom,
  shortlist: shortlistRoom,
  candidatures: candidaturesRoom,
  interviews: interviewsRoom,
  calendars: calendarsRoom,
  credits: creditsRoom,
  agreements: agreementsRoom,
  noShows: noShowsRoom,
  batches: batchesRoom,
  availability: availabilityRoom,
  internRegistration: internRegistrationRoom,
  profiles: profilesRoom,
  applications: applicationsRoom,
  reviews: reviewsRoom,
  overdue: overdueRoom,
  accounts: accountsRoom,
  enrolment: enrolmentRoom,
} satisfies Record<string, Room>
