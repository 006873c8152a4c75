import { registrationCalls } from './registration/calls.ts'
import { projectCalls } from './projects/calls.ts'
import { planCalls } from './plans/calls.ts'
import { memberCalls } from './members/calls.ts'
import { dashboardCalls } from './dashboards/calls.ts'
import { contactCalls } from './contacts/calls.ts'
import { companyCalls } from './companies/calls.ts'
import { fileCalls } from './files/calls.ts'
import { flagCalls } from './flags/calls.ts'
import { lookupCalls } from './lookups/calls.ts'
import { noticeCalls } from './notices/calls.ts'
import { sitemapCalls } from './sitemaps/calls.ts'
import { spotFeedbackCalls } from './spot-feedback/calls.ts'
import { sessionCalls } from './sessions/calls.ts'

/** Every room that says something aloud. The server serves exactly these, the browser calls exactly these. */
export const rooms = {
  sessions: sessionCalls,
  lookups: lookupCalls,
  flags: flagCalls,
  spotFeedback: spotFeedbackCalls,
  sitemaps: sitemapCalls,
  notices: noticeCalls,
  files: fileCalls,
  registration: registrationCalls,
  companies: companyCalls,
  members: memberCalls,
  contacts: contactCalls,
  projects: projectCalls,
  plans: planCalls,
  dashboards: dashboardCalls,
} as const

export type Rooms = typeof rooms
