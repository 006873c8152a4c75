import { flagCalls } from './flags/calls.ts'
import { lookupCalls } from './lookups/calls.ts'
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
} as const

export type Rooms = typeof rooms
