import { z } from 'zod'
import {
  breakReasons,
  calendarProviders,
  connectionStates,
  unreadReasons,
} from '@fledge/domain/calendars/types.ts'
import { may } from '../matching/schema.ts'

export const provider = z.enum(calendarProviders)

/** A connected calendar as its owner sees it: never a token. */
export const connection = z.object({
  id: z.string(),
  calendar_provider: provider,
  /** The account at the provider, as it calls it. */
  account: z.string(),
  /** Which calendar gets the events. */
  calendar_name: z.string(),
  status: z.enum(connectionStates),
  status_since: z.string(),
  broken_because: z.enum(breakReasons).nullable(),
  connected_at: z.string(),
  /** Events that wait to be written, and since when the provider asks to wait. */
  waiting: z.int(),
  wait_until: z.string().nullable(),
  may: z.object({ choose: may, disconnect: may }),
})
export type Connection = z.output<typeof connection>

export const offered = z.object({
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

/** A calendar whose busy times are not in what is offered; said where times are chosen. */
export const unreadCalendar = z.object({
  name: z.string(),
  calendar_provider: provider,
  because: z.enum(unreadReasons),
  is_own: z.boolean(),
})
export type UnreadCalendar = z.output<typeof unreadCalendar>
