import { getDateFormat } from './date-format.ts'
/** A point in time in ISO 8601 UTC: "2026-11-26T09:30:00.000Z". */
export type Instant = string
/** A calendar day: "2026-11-26". */
export type Day = string

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
/** The seeds' weekly interval of 604800 seconds, in milliseconds. */
export const weekMs = 604_800_000

/** Converts an instant to the calendar day and local time of a zone. */
export function toZonedTime(at: Date | Instant, zone: string): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.from(typeof at === 'string' ? at : at.toISOString())
  return instant.toZonedDateTimeISO(zone)
}

/**
 * Converts a local time in a zone to an instant; in a spring gap the later one, so that a slot
 * never starts early.
 */
export function toInstant(day: Day, time: string, zone: string): Date {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`)
  return new Date(wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds)
}

/**
 * Whether the zone has this local time on this day (false in the hour skipped by a spring change).
 */
export function localTimeExists(day: Day, time: string, zone: string): boolean {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`)
  return wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).toPlainDateTime().equals(wall)
}

/** Returns the day of an instant in a zone. */
export function toLocalDay(at: Date | Instant, zone: string): Day {
  return toZonedTime(at, zone).toPlainDate().toString()
}

/** Returns the whole days from one day to another; negative if the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' })
    .days
}

/** Adds a number of days to a day. */
export function addDays(from: Day, days: number): Day {
  return Temporal.PlainDate.from(from).add({ days }).toString()
}

// Temporal also accepts timestamps and offsets as zones; other zone functions do not.
const zoneNamePattern = /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/

/**
 * Whether this environment knows the zone's name: "Europe/London", never an offset or a timestamp.
 */
export function isTimeZone(zone: string): boolean {
  if (!zoneNamePattern.test(zone)) return false
  try {
    return getDateFormat({ timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

// Renamed zones for which some environments still return the former name.
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

/**
 * Returns the canonical name of a zone: "Asia/Calcutta" → "Asia/Kolkata", "US/Eastern" →
 * "America/New_York".
 * @param zone a zone this environment knows
 */
export function toCanonicalZone(zone: string): string {
  const canonicalZone = getDateFormat({ timeZone: zone }).resolvedOptions().timeZone
  return renamedZones[canonicalZone] ?? canonicalZone
}

// Zone names are ASCII, city names are not.
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

// Asking for them takes a millisecond, and lists ask for each person each time they are rendered.
const zonesByCountry = new Map<string, ReadonlySet<string> | null>()

/** Returns the canonical zones of a country from the environment's table, or null if unknown. */
function listZonesOfCountry(country: string): ReadonlySet<string> | null {
  const known = zonesByCountry.get(country)
  if (known !== undefined) return known
  // Newer than the type definitions, and missing in some browsers.
  const locale: Intl.Locale & { getTimeZones?: () => readonly string[] | undefined } =
    new Intl.Locale(`und-${country}`)
  const names = locale.getTimeZones?.()
  const zones = names ? new Set(names.map(toCanonicalZone)) : null
  zonesByCountry.set(country, zones)
  return zones
}

/**
 * Whether a zone's city is in a country, so that its flag can be shown next to the city.
 * @param country two letters, ISO 3166
 * @returns also true if this environment cannot tell
 */
export function isZoneInCountry(zone: string, country: string): boolean {
  const zones = /^[A-Za-z]{2}$/.test(country) ? listZonesOfCountry(country) : null
  return zones === null || zones.has(toCanonicalZone(zone))
}

/**
 * Returns the city of a zone: "America/Mexico_City" → "Mexico City", "America/Sao_Paulo" → "São
 * Paulo". Zones are shown by city, never as an offset.
 */
export function getZoneCity(zone: string): string {
  const name = zone.split('/').at(-1) ?? zone
  return cityNames[name] ?? name.replaceAll('_', ' ')
}

/**
 * Formats an instant for screens, emails and .ics files: "Thu 26 Nov, 16:30".
 * @param zone the reader's zone
 * @param parts what to include
 */
export function formatTime(
  at: Date | Instant,
  zone: string,
  parts: 'day' | 'time' | 'both' | 'full' = 'both',
): string {
  const date = typeof at === 'string' ? new Date(at) : at
  const dayParts = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const timeParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const format = (options: Intl.DateTimeFormatOptions) =>
    getDateFormat({ ...options, timeZone: zone })
      .format(date)
      .replace(/^(\w+), /, '$1 ')
  if (parts === 'day') return format(dayParts)
  if (parts === 'time') return format(timeParts)
  if (parts === 'full')
    return `${format({ ...dayParts, year: 'numeric' })}, ${format(timeParts)} ${getZoneCity(zone)}`
  return `${format(dayParts)}, ${format(timeParts)}`
}

/** Formats a calendar day in a sentence, the same for every reader: "21 December 2026". */
export function formatDate(day: Day): string {
  return getDateFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}

/**
 * Returns the next clock change of a zone between two instants, or null; shown on screen where it
 * matters.
 */
export function findClockChange(from: Date, to: Date, zone: string): Date | null {
  const next = toZonedTime(from, zone).getTimeZoneTransition('next')
  if (!next || next.epochMilliseconds > to.getTime()) return null
  return new Date(next.epochMilliseconds)
}

/**
 * Adds working days to an instant, keeping the local time of the zone; Saturdays and Sundays don't
 * count.
 */
export function addWorkingDays(at: Date | Instant, days: number, zone: string): Date {
  let wall = toZonedTime(at, zone)
  for (let remaining = days; remaining > 0;) {
    wall = wall.add({ days: 1 })
    if (wall.dayOfWeek <= 5) remaining -= 1
  }
  return new Date(wall.epochMilliseconds)
}

/**
 * Returns from when an event counts: immediately on a working day; at a weekend from 09:00 on the
 * next working day of the zone.
 */
export function toWorkingInstant(at: Date | Instant, zone: string): Date {
  const wall = toZonedTime(at, zone)
  if (wall.dayOfWeek <= 5) return new Date(wall.epochMilliseconds)
  const monday = wall.toPlainDate().add({ days: 8 - wall.dayOfWeek })
  return toInstant(monday.toString(), '09:00', zone)
}

/** Returns the Monday of the day's week. */
export function getMonday(day: Day): Day {
  const date = Temporal.PlainDate.from(day)
  return date.subtract({ days: date.dayOfWeek - 1 }).toString()
}

/** Returns the whole years from a date of birth to a day. */
export function yearsBetween(from: Day, to: Day): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'years' })
    .years
}
