import { flagCalls } from './flags/calls.ts'
import { lookupCalls } from './lookups/calls.ts'
import { sessionCalls } from './sessions/calls.ts'

/** Every room that says something aloud. The server serves exactly these, the browser calls exactly these. */
export const rooms = {
  sessions: sessionCalls,
  lookups: lookupCalls,
  flags: flagCalls,
} as const

export type Rooms = typeof rooms
