import { sessionCalls } from './sessions/calls.ts'

/** Every room that says something aloud. The server serves exactly these, the browser calls exactly these. */
export const rooms = {
  sessions: sessionCalls,
} as const

export type Rooms = typeof rooms
