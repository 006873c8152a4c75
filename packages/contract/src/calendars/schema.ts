import { z } from 'zod'
import {
  breakReasons,
  calendarProviders,
  connectionStates,
  unreadReasons,
} from '@fledge/domain/calendars/types.ts'
import { permission } from '../matching/schema.ts'

export const provider = z.enum(calendarProviders)

/** A connected calendar as its owner sees it, never with a token. */
export const calendarConnection = z.object({
  id: z.string(),
  calendar_provider: provider,
  /** Name of the account at the provider. */
  account: z.string(),
  /** The calendar that receives the events. */
  calendar_name: z.string(),
  status: z.enum(connectionStates),
  status_since: z.string(),
  broken_because: z.enum(breakReasons).nullable(),
  connected_at: z.string(),
  /**
   * Number of events waiting to be written; `wait_until` is set while the provider asks us to wait.
   */
  waiting: z.int(),
  wait_until: z.string().nullable(),
  may: z.object({ choose: permission, disconnect: permission }),
})
export type CalendarConnectionView = z.output<typeof calendarConnection>

export const providerOption = z.object({
  calendar_provider: provider,
  name: z.string(),
  is_connected: z.boolean(),
})
export const nameChoice = z.object({
  calendar_name: z.string(),
  is_main: z.boolean(),
  is_chosen: z.boolean(),
})
export const feed = z.object({
  url: z.string().nullable(),
  made_at: z.string().nullable(),
  last_read_at: z.string().nullable(),
})

/** A calendar whose busy times could not be read; shown where times are chosen. */
export const unreadCalendar = z.object({
  name: z.string(),
  calendar_provider: provider,
  because: z.enum(unreadReasons),
  is_own: z.boolean(),
})
export type UnreadCalendar = z.output<typeof unreadCalendar>
