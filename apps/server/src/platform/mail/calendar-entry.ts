import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { formatTime } from '@fledge/kernel/dates.ts'
import type { Env } from '../env.ts'
import { translate } from '../texts.ts'
import type { InterviewFacts } from './mail-store.ts'

export interface CalendarEntry {
  readonly interview: string
  readonly sequence: number
  readonly cancel: boolean
}

/** Where mails and calendar entries say they come from. */
export interface Sender {
  readonly name: string
  readonly address: string
  readonly host: string
}

/** Of MAIL_FROM and the public address. */
export function senderOf(env: Env): Sender {
  const [, name = '', address = env.MAIL_FROM] =
    /^\s*(.*?)\s*<([^>]+)>\s*$/.exec(env.MAIL_FROM) ?? []
  return { name: name || 'Fledge', address, host: new URL(env.publicUrl).hostname }
}

/**
 * The .ics of an interview: one UID for ever, times as instants in UTC so that no reader's zone table can move them,
 * and the same times in words of the zone they were agreed in.
 * @param reader address of who gets it  @returns null while no time is agreed
 */
export function calendarEntry(
  entry: CalendarEntry,
  facts: InterviewFacts,
  sender: Sender,
  reader: string,
  stamp: Date,
): string | null {
  if (!facts.starts_at) return null
  const end =
    facts.ends_at ??
    new Date(Date.parse(facts.starts_at) + facts.duration_minutes * 60_000).toISOString()
  const method = entry.cancel ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({
    prodId: { company: sender.name, product: sender.name, language: 'EN' },
    method,
  })
  const event = calendar.createEvent({
    id: `${entry.interview}@${sender.host}`,
    sequence: entry.sequence,
    start: new Date(facts.starts_at),
    end: new Date(end),
    stamp,
    status: entry.cancel ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: translate('mails.calendar.title', {
      company: facts.company,
      intern: facts.intern_name,
    }),
    description: [
      translate('mails.calendar.about', { minutes: facts.duration_minutes, plan: facts.plan }),
      facts.interviewers.join(', '),
      formatTime(facts.starts_at, facts.proposed_zone, 'en-GB', 'full'),
      facts.meeting_link,
    ]
      .filter(Boolean)
      .join('\n'),
    organizer: { name: sender.name, email: sender.address },
    ...(facts.meeting_link ? { location: facts.meeting_link, url: facts.meeting_link } : {}),
  })
  // The reader alone: addresses of the other side are not theirs to know before an offer is accepted.
  event.createAttendee({ name: reader, email: reader, rsvp: false })
  return calendar.toString()
}
