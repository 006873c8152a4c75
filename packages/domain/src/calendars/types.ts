import type { FlagName } from '../flags/types.ts'
import type { Badge } from '../tones.ts'

/** Whose calendars can be connected, as the seeds say it. */
export const calendarProviders = ['GOOGLE', 'OUTLOOK'] as const
export type CalendarProvider = (typeof calendarProviders)[number]

/** The switch of each provider; a calendar flag exists per user (seed 000 §6). */
export const calendarFlags = {
  GOOGLE: 'GOOGLE_CAL',
  OUTLOOK: 'OUTLOOK_CAL',
} as const satisfies Readonly<Record<CalendarProvider, FlagName>>

export const connectionStates = ['CONNECTED', 'BROKEN', 'DISCONNECTED'] as const
export type ConnectionState = (typeof connectionStates)[number]

/** Why a connection broke: the access ended (taken back, password changed), the account may not do this, the chosen calendar is gone. */
export const breakReasons = ['ACCESS_ENDED', 'ACCESS_REFUSED', 'CALENDAR_GONE'] as const
export type BreakReason = (typeof breakReasons)[number]

/** Why busy times could not be read just now: the connection is broken, the provider asks to wait, or did not answer in time. */
export const unreadReasons = ['BROKEN', 'WAITING', 'AWAY'] as const
export type UnreadReason = (typeof unreadReasons)[number]

export const connectionBadges = {
  CONNECTED: { text: 'calendars.status.CONNECTED', tone: 'teal' },
  BROKEN: { text: 'calendars.status.BROKEN', tone: 'red' },
  DISCONNECTED: { text: 'calendars.status.DISCONNECTED', tone: 'slate' },
} as const satisfies Readonly<Record<ConnectionState, Badge>>
