import type { Span } from '@fledge/domain/spans.ts'
import type { ProviderFailure } from './provider-failure.ts'

/** A calendar of an account that events can be written to. */
export interface AccountCalendar {
  readonly id: string
  /** As shown; different for each calendar of an account. */
  readonly name: string
  readonly isMain: boolean
}

export interface Account {
  /** The account as the provider calls it: an address, mostly. */
  readonly name: string
  readonly calendars: readonly AccountCalendar[]
}

/** An event as we want it; times are instants. */
export interface EventWish {
  /** Stable: the same interview in the same calendar is the same event, however often it is written. */
  readonly key: string
  /** A new one for each time that it is created. */
  readonly attempt: string
  readonly title: string
  readonly text: string
  readonly startsAt: string
  readonly endsAt: string
  readonly zone: string
  /** The meeting's address, where there is one. */
  readonly link: string | null
  /** Whether the provider is to make one. */
  readonly makesLink: boolean
}

export interface WrittenEvent {
  readonly eventId: string
  readonly link: string | null
  /** The link is being made: look again. */
  readonly isLinkPending: boolean
}

/** With which access, and until when. */
export interface Access {
  readonly token: string
  readonly signal: AbortSignal
}

/** What both providers can do for us, in our words. */
export interface CalendarApi {
  account(access: Access): Promise<Account | ProviderFailure>
  /** Busy times of these calendars; never what they are about. */
  busy(
    access: Access,
    calendars: readonly string[],
    from: Date,
    to: Date,
  ): Promise<Span[] | ProviderFailure>
  /** Creates the event, or moves the one that is there. @param eventId of the last time, where it was written before */
  setEvent(
    access: Access,
    calendar: string,
    eventId: string | null,
    wish: EventWish,
  ): Promise<WrittenEvent | ProviderFailure>
  /** Takes it away; one that is not there is taken away already. @param eventId null where it was never noted: it may be there all the same */
  removeEvent(
    access: Access,
    calendar: string,
    eventId: string | null,
    key: string,
  ): Promise<ProviderFailure | null>
}

/** Names that differ: a second "Work" becomes "Work (2)". */
export function distinct(calendars: readonly AccountCalendar[]): AccountCalendar[] {
  const seen = new Map<string, number>()
  return calendars.map((one) => {
    const count = (seen.get(one.name) ?? 0) + 1
    seen.set(one.name, count)
    return count === 1 ? one : { ...one, name: `${one.name} (${count})` }
  })
}
