import type { TimeSpan } from '@fledge/domain/spans.ts'

/** A calendar of an account to which events can be written. */
export interface AccountCalendar {
  readonly id: string
  /** Display name, unique within the account. */
  readonly name: string
  readonly isMain: boolean
}

export interface Account {
  /** The provider's name for the account, usually an email address. */
  readonly name: string
  readonly calendars: readonly AccountCalendar[]
}

/** An event as it should be in the calendar; times are instants. */
export interface CalendarEventInput {
  /**
   * Stable: the same interview in the same calendar has the same key, however often it is written.
   */
  readonly key: string
  /** Changes each time the event is created again. */
  readonly attempt: string
  readonly title: string
  readonly text: string
  readonly startsAt: string
  readonly endsAt: string
  readonly zone: string
  /** The meeting link, if there is one. */
  readonly link: string | null
  /** Whether the provider should create a meeting link. */
  readonly shouldCreateLink: boolean
}

export interface WrittenEvent {
  readonly eventId: string
  readonly link: string | null
  /** Whether the link is still being created and has to be read again later. */
  readonly isLinkPending: boolean
}

/** An access token and the signal that aborts its calls. */
export interface CalendarAccess {
  readonly token: string
  readonly signal: AbortSignal
}

/** The operations that both providers offer, in our terms. They throw a ProviderError. */
export interface CalendarApi {
  account(access: CalendarAccess): Promise<Account>
  /** Returns the busy times of these calendars, never their subjects. */
  busy(
    access: CalendarAccess,
    calendars: readonly string[],
    from: Date,
    to: Date,
  ): Promise<TimeSpan[]>
  /**
   * Creates the event, or updates the existing one.
   * @param eventId from the last write, if the event was written before
   */
  setEvent(
    access: CalendarAccess,
    calendar: string,
    eventId: string | null,
    event: CalendarEventInput,
  ): Promise<WrittenEvent>
  /**
   * Deletes the event; a missing one counts as deleted.
   * @param eventId null if it was never stored: the event may exist all the same
   */
  removeEvent(
    access: CalendarAccess,
    calendar: string,
    eventId: string | null,
    key: string,
  ): Promise<void>
}

/** Makes names unique: a second "Work" becomes "Work (2)". */
export function makeCalendarNamesUnique(calendars: readonly AccountCalendar[]): AccountCalendar[] {
  const countByName = new Map<string, number>()
  return calendars.map((calendar) => {
    const count = (countByName.get(calendar.name) ?? 0) + 1
    countByName.set(calendar.name, count)
    return count === 1 ? calendar : { ...calendar, name: `${calendar.name} (${count})` }
  })
}
