import { data, defineEvents, defineTransitionEvents } from '@fledge/kernel/events.ts'
import { calendarMachine } from './machine.ts'
import type { CalendarProvider } from './types.ts'

interface CalendarEventData {
  readonly provider: CalendarProvider
}

/** Events of a connected calendar: its transitions, and the choice of the calendar to write to. */
export const calendarEvents = {
  ...defineTransitionEvents(calendarMachine, {
    connect: data<CalendarEventData>(),
    reconnect: data<CalendarEventData>(),
    break: data<CalendarEventData & { user_id: string }>(),
    disconnect: data<CalendarEventData>(),
  }),
  ...defineEvents('calendar', { choose: data<CalendarEventData>() }),
}

/** Events of an interview's entry in a connected calendar; their subject is the interview. */
export const calendarEntryEvents = defineEvents('calendarEvent', {
  makeLink: data<{ link: string }>(),
})
