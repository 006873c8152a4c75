import type { Room } from './platform/http/handler.ts'
import { sessionsRoom } from './features/sessions/room.ts'

/** The list of rooms. Its names are the contract's: a room of the contract that is missing here does not compile (`serveRooms`). */
export const rooms = {
  sessions: sessionsRoom,
} satisfies Record<string, Room>
