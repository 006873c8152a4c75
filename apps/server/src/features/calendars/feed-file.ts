import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { addDays, formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import type { Env } from '../../platform/env.ts'
import { getSender } from '../../platform/mail/calendar-entry.ts'
import { translate } from '../../platform/texts.ts'
import type { FeedInternship, FeedInterview, Reader } from './queries/feed.queries.ts'

interface FeedContent {
  readonly interviews: readonly FeedInterview[]
  readonly internships: readonly FeedInternship[]
}

/**
 * Builds a calendar of a user's interviews and internships. Times are UTC instants, so that no
 * client's zone table can shift them, and are written out in both zones. An interview has the same
 * UID and SEQUENCE as in its emails; one that ended is CANCELLED.
 */
export function buildFeedFile(
  env: Env,
  reader: Reader,
  { interviews, internships }: FeedContent,
  stamp: Date,
): string {
  const sender = getSender(env)
  const calendar = ical({
    prodId: { company: sender.name, product: sender.name, language: 'EN' },
    name: translate('calendars.feed.name'),
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  })
  for (const interview of interviews) addInterview(calendar, env, reader, interview, stamp)
  for (const internship of internships) addInternship(calendar, env, internship, stamp)
  return calendar.toString()
}

function addInterview(
  calendar: ICalCalendar,
  env: Env,
  reader: Reader,
  row: FeedInterview,
  stamp: Date,
): void {
  const intern = displayName(row.intern_first_name, row.intern_last_name, true)
  const page = row.is_intern
    ? buildPath(paths.intern.candidature, { candidatureId: row.candidature_id })
    : buildPath(paths.company.candidate, { candidate: row.candidature_id }, { tab: 'interviews' })
  const other = row.is_intern ? row.company_time_zone : row.intern_time_zone
  const times = [reader.time_zone, ...(other === reader.time_zone ? [] : [other])].map(
    (zone) => `${formatTime(row.starts_at, zone, 'full')} ${getZoneCity(zone)}`,
  )
  calendar.createEvent({
    id: `${row.interview_id}@${getSender(env).host}`,
    sequence: row.sequence,
    stamp,
    start: new Date(row.starts_at),
    end: new Date(row.ends_at),
    status: row.is_agreed ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    summary: translate('calendars.event.title', { company: row.company_name, intern }),
    description: [
      translate('calendars.event.about', { minutes: row.duration_minutes, plan: row.plan_name }),
      row.interviewers.join(', '),
      ...times,
      row.meeting_link,
      translate('calendars.event.page', { url: `${env.publicUrl}${page}` }),
    ]
      .filter(Boolean)
      .join('\n'),
    ...(row.meeting_link ? { location: row.meeting_link, url: row.meeting_link } : {}),
  })
}

/** Adds the first and last day as all-day events, independent of time zones. */
function addInternship(calendar: ICalCalendar, env: Env, row: FeedInternship, stamp: Date): void {
  const values = {
    role: row.role,
    other: row.is_intern
      ? row.company_name
      : displayName(row.intern_first_name, row.intern_last_name, true),
  }
  const days = [
    ['start', row.starts_on, 'calendars.feed.internshipStarts'],
    ['end', row.ends_on, 'calendars.feed.internshipEnds'],
  ] as const
  for (const [which, day, key] of days) {
    calendar.createEvent({
      id: `${row.internship_id}.${which}@${getSender(env).host}`,
      sequence: Number(row.changed),
      stamp,
      start: new Date(`${day}T00:00:00Z`),
      end: new Date(`${addDays(day, 1)}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: translate(key, values),
      status: row.is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
}
