import type { Room } from './platform/http/handler.ts'
import { flagsRoom } from './features/flags/room.ts'
import { lookupsRoom } from './features/lookups/room.ts'
import { sitemapsRoom } from './features/sitemaps/room.ts'
import { spotFeedbackRoom } from './features/spot-feedback/room.ts'
import { sessionsRoom } from './features/sessions/room.ts'

/** The list of rooms. Its names are the contract's: a room of the contract that is missing here does not compile (`serveRooms`). */
export const rooms = {
  sessions: sessionsRoom,
  lookups: lookupsRoom,
  flags: flagsRoom,
  spotFeedback: spotFeedbackRoom,
  sitemaps: sitemapsRoom,
} satisfies Record<string, Room>
