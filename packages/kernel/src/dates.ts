import { dateFormat } from './formats.ts'
/** A moment, as ISO 8601 UTC: "2026-11-26T09:30:00.000Z". */
export type Instant = string
/** A calendar day: "2026-11-26". */
export type Day = string

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
/** The seeds' weekly cadence, 604800 seconds, in milliseconds. */
export const week = 604_800_000

/** The zone's calendar day and wall time of a moment. */
export function inZone(at: Date | Instant, zone: string): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.from(typeof at === 'string' ? at : at.toISOString())
  return instant.toZonedDateTimeISO(zone)
}

/** The moment of a wall time in a zone; in a spring gap the later one, so that a slot is never before what was said. */
export function toInstant(day: Day, time: string, zone: string): Date {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`)
  return new Date(wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds)
}

/** Whether the zone has this wall time on this day (false in the hour that a spring change skips). */
export function localTimeExists(day: Day, time: string, zone: string): boolean {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`)
  return wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).toPlainDateTime().equals(wall)
}

/** The day a moment falls on in a zone. */
export function dayIn(at: Date | Instant, zone: string): Day {
  return inZone(at, zone).toPlainDate().toString()
}

/** Whole days from one day to another; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' })
    .days
}

/** The day so many days later. */
export function plusDays(from: Day, days: number): Day {
  return Temporal.PlainDate.from(from).add({ days }).toString()
}

// Temporal also takes a moment or an offset for a zone; nothing else that works with zones does.
const zoneName = /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/

/** Whether this environment knows the zone's name: "Europe/London", never an offset or a moment. */
export function isZone(zone: string): boolean {
  if (!zoneName.test(zone)) return false
  try {
    return dateFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

// Names that were changed, where environments still answer with the former one.
const renamedZones: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
  UTC: 'Etc/UTC',
}

/** The one name of a zone of several: "Asia/Calcutta" → "Asia/Kolkata", "US/Eastern" → "America/New_York". @param zone one that this environment knows */
export function canonicalZone(zone: string): string {
  const known = dateFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone
  return renamedZones[known] ?? known
}

// Names of zones are ASCII; cities are not.
const cityNames: Readonly<Record<string, string>> = {
  Araguaina: 'Araguaína',
  Asuncion: 'Asunción',
  Bahia_Banderas: 'Bahía de Banderas',
  Belem: 'Belém',
  Bogota: 'Bogotá',
  Cancun: 'Cancún',
  Ciudad_Juarez: 'Ciudad Juárez',
  Cordoba: 'Córdoba',
  Cuiaba: 'Cuiabá',
  Curacao: 'Curaçao',
  Eirunepe: 'Eirunepé',
  El_Aaiun: 'El Aaiún',
  Lome: 'Lomé',
  Maceio: 'Maceió',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  Ndjamena: "N'Djamena",
  Noumea: 'Nouméa',
  Reunion: 'Réunion',
  Rio_Gallegos: 'Río Gallegos',
  Santarem: 'Santarém',
  Sao_Paulo: 'São Paulo',
  Sao_Tome: 'São Tomé',
  St_Johns: "St. John's",
  Tucuman: 'Tucumán',
}

/** The zones of a country by the environment's own table; null where it has none. */
function zonesOf(country: string): readonly string[] | null {
  // Newer than the types, and missing in some browsers.
  const locale: Intl.Locale & { getTimeZones?: () => readonly string[] | undefined } =
    new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? null
}

/**
 * Whether a zone's city lies in a country, so that the flag and the city may stand beside each other.
 * @param country two letters, ISO 3166  @returns true too where this environment can't tell
 */
export function isZoneOf(zone: string, country: string): boolean {
  const zones = /^[A-Za-z]{2}$/.test(country) ? zonesOf(country) : null
  return zones === null || zones.some((one) => canonicalZone(one) === canonicalZone(zone))
}

/** The city of a zone's name: "America/Mexico_City" → "Mexico City", "America/Sao_Paulo" → "São Paulo". A zone's name is shown, never a bare offset. */
export function zoneCity(zone: string): string {
  const name = zone.split('/').at(-1) ?? zone
  return cityNames[name] ?? name.replaceAll('_', ' ')
}

/**
 * The one way a moment is said on screen, in a mail and in an .ics: "Thu 26 Nov, 16:30".
 * @param zone the reader's zone  @param with what to say
 */
export function formatTime(
  at: Date | Instant,
  zone: string,
  locale = 'en-GB',
  say: 'day' | 'time' | 'both' | 'full' = 'both',
): string {
  const date = typeof at === 'string' ? new Date(at) : at
  const dayParts = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const timeParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const format = (parts: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...parts, timeZone: zone })
      .format(date)
      .replace(/^(\w+), /, '$1 ')
  if (say === 'day') return format(dayParts)
  if (say === 'time') return format(timeParts)
  if (say === 'full')
    return `${format({ ...dayParts, year: 'numeric' })}, ${format(timeParts)} ${zoneCity(zone)}`
  return `${format(dayParts)}, ${format(timeParts)}`
}

/** A day of a calendar in a sentence, the same for every reader: "21 December 2026". */
export function formatDate(on: Day, locale = 'en-GB'): string {
  return dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${on}T00:00:00Z`))
}

/** The next time that a zone's clocks change between two moments, or null: named on screen where it matters. */
export function clockChangeBetween(from: Date, to: Date, zone: string): Date | null {
  const next = inZone(from, zone).getTimeZoneTransition('next')
  if (!next || next.epochMilliseconds > to.getTime()) return null
  return new Date(next.epochMilliseconds)
}

/** The moment so many working days later, at the same wall time of the zone; Saturdays and Sundays don't count. */
export function plusWorkingDays(at: Date | Instant, days: number, zone: string): Date {
  let wall = inZone(at, zone)
  for (let left = days; left > 0;) {
    wall = wall.add({ days: 1 })
    if (wall.dayOfWeek <= 5) left -= 1
  }
  return new Date(wall.epochMilliseconds)
}

/** When something that happened counts from: at once on a working day, at a weekend from 09:00 on the next working day of the zone. */
export function toWorkingTime(at: Date | Instant, zone: string): Date {
  const wall = inZone(at, zone)
  if (wall.dayOfWeek <= 5) return new Date(wall.epochMilliseconds)
  const monday = wall.toPlainDate().add({ days: 8 - wall.dayOfWeek })
  return toInstant(monday.toString(), '09:00', zone)
}

/** The Monday of the day's week. */
export function mondayOf(on: Day): Day {
  const date = Temporal.PlainDate.from(on)
  return date.subtract({ days: date.dayOfWeek - 1 }).toString()
}

/** Whole years from a day of birth to a day. */
export function yearsBetween(from: Day, to: Day): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'years' })
    .years
}
