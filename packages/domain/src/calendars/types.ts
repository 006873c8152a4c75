import type { FlagName } from '../flags/types.ts'
import type { BadgeContent } from '../tones.ts'

/** Calendar providers, named as in the seeds. */
export const calendarProviders = ['GOOGLE', 'OUTLOOK'] as const
export type CalendarProvider = (typeof calendarProviders)[number]

/** Feature flag of each provider; calendar flags exist per user (seed 000 §6). */
export const calendarFlags = {
  GOOGLE: 'GOOGLE_CAL',
  OUTLOOK: 'OUTLOOK_CAL',
} as const satisfies Readonly<Record<CalendarProvider, FlagName>>

export const connectionStates = ['CONNECTED', 'BROKEN', 'DISCONNECTED'] as const
export type ConnectionState = (typeof connectionStates)[number]

/**
 * Why a connection broke: access ended (revoked, password changed), the account is not permitted,
 * or the chosen calendar no longer exists.
 */
export const breakReasons = ['ACCESS_ENDED', 'ACCESS_REFUSED', 'CALENDAR_GONE'] as const
export type BreakReason = (typeof breakReasons)[number]

/**
 * Why busy times are unavailable: the connection is broken, the provider asked to wait, or it did
 * not respond in time.
 */
export const unreadReasons = ['BROKEN', 'WAITING', 'AWAY'] as const
export type UnreadReason = (typeof unreadReasons)[number]

export const connectionBadges = {
  CONNECTED: { text: 'calendars.status.CONNECTED', tone: 'teal' },
  BROKEN: { text: 'calendars.status.BROKEN', tone: 'red' },
  DISCONNECTED: { text: 'calendars.status.DISCONNECTED', tone: 'slate' },
} as const satisfies Readonly<Record<ConnectionState, BadgeContent>>
