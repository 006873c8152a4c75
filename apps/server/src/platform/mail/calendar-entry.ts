import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { formatTime } from '@fledge/kernel/dates.ts'
import type { Env } from '../env.ts'
import { translate } from '../texts.ts'
import type { CalendarInterview } from './queries/mail.queries.ts'

export interface CalendarEntry {
  readonly interview: string
  readonly sequence: number
  readonly cancel: boolean
}

/** Sender of emails and organiser of calendar entries. */
export interface Sender {
  readonly name: string
  readonly address: string
  readonly host: string
}

/** Builds the sender from MAIL_FROM and the public URL. */
export function getSender(env: Env): Sender {
  const [, name = '', address = env.MAIL_FROM] =
    /^([^<]*)<([^<>]+)>$/.exec(env.MAIL_FROM.trim()) ?? []
  return { name: name.trim() || 'Fledge', address, host: new URL(env.publicUrl).hostname }
}

/**
 * Builds the .ics file of an interview: one permanent UID, times as UTC instants so that no
 * calendar's time zone data can shift them, and the same times as text in the time zone they were
 * agreed in. The recipient is the only attendee: the other side's address is private until an
 * offer is accepted.
 * @param reader email address of the recipient
 * @returns null while no time is agreed
 */
export function renderCalendarEntry(
  entry: CalendarEntry,
  facts: CalendarInterview,
  sender: Sender,
  reader: string,
  stamp: Date,
): string | null {
  if (!facts.starts_at) return null
  const end =
    facts.ends_at ??
    new Date(Date.parse(facts.starts_at) + facts.duration_minutes * 60_000).toISOString()
  const calendar = ical({
    prodId: { company: sender.name, product: sender.name, language: 'EN' },
    method: entry.cancel ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  const event = calendar.createEvent({
    id: `${entry.interview}@${sender.host}`,
    sequence: entry.sequence,
    start: new Date(facts.starts_at),
    end: new Date(end),
    stamp,
    status: entry.cancel ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: translate('mails.calendar.title', {
      company: facts.company_name,
      intern: facts.intern_name,
    }),
    description: [
      translate('mails.calendar.about', { minutes: facts.duration_minutes, plan: facts.plan_name }),
      facts.interviewers.join(', '),
      formatTime(facts.starts_at, facts.proposed_zone, 'full'),
      facts.meeting_link,
    ]
      .filter(Boolean)
      .join('\n'),
    organizer: { name: sender.name, email: sender.address },
    ...(facts.meeting_link ? { location: facts.meeting_link, url: facts.meeting_link } : {}),
  })
  event.createAttendee({ name: reader, email: reader, rsvp: false })
  return calendar.toString()
}
