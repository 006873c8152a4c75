import type { BrowseQuery } from '@fledge/contract/browse/schema.ts'
import { bucketOf, zoneBuckets } from '@fledge/domain/browse/rules.ts'
import { type Columns, type Lists, monthNumber, monthText } from './search-columns.ts'

/** The filters; in a mask each has its bit. */
export const dimensions = ['specialisations', 'projects', 'skills', 'preferred_start_months', 'internship_durations', 'timezones'] as const
export type Dimension = (typeof dimensions)[number]
const bits: Readonly<Record<Dimension, number>> = { specialisations: 1, projects: 2, skills: 4, preferred_start_months: 8, internship_durations: 16, timezones: 32 }
/** Not to be shown at all: gone, changed since, or hidden by the company. */
const out = 64
const isOne = (mask: number) => mask !== 0 && (mask & (mask - 1)) === 0

export interface Filtered {
  readonly columns: Columns
  /** Row → the filters it misses. */
  readonly missed: Uint8Array
}

const offsets = new Map<string, number>()
/** Buckets of zones by their offset as the clocks stand in this hour. */
function bucketsOf(zones: readonly string[], now: Date): Int32Array {
  const hour = Math.floor(now.getTime() / 3_600_000)
  return Int32Array.from(zones, (zone) => {
    const key = `${hour} ${zone}`
    const offset = offsets.get(key) ?? Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).offsetNanoseconds / 1e9
    if (offsets.size > 5000) offsets.clear()
    offsets.set(key, offset)
    return zoneBuckets.indexOf(bucketOf(offset))
  })
}

function markLists(missed: Uint8Array, lists: Lists, chosen: readonly number[], least: number, bit: number): void {
  const asked = new Uint8Array(lists.size)
  for (const id of chosen) if (id < lists.size) asked[id] = 1
  for (let row = 0; row < missed.length; row += 1) {
    let met = 0
    for (let at = lists.from[row] ?? 0, end = lists.from[row + 1] ?? 0; at < end; at += 1) met += asked[lists.ids[at] ?? 0] ?? 0
    if (met < least) missed[row] = (missed[row] ?? 0) | bit
  }
}

function markValues(missed: Uint8Array, values: Int32Array, chosen: readonly number[], bit: number): void {
  for (let row = 0; row < missed.length; row += 1) if (!chosen.includes(values[row] ?? -1)) missed[row] = (missed[row] ?? 0) | bit
}

/** Which filters each row misses. Every chosen skill is asked for; of the others one is enough. */
export function filterColumns(columns: Columns, query: BrowseQuery, hidden: readonly string[], now: Date): Filtered {
  const missed = new Uint8Array(columns.entries.length)
  for (let row = 0; row < missed.length; row += 1) if (columns.alive[row] === 0) missed[row] = out
  for (const id of hidden) {
    const row = columns.at.get(id)
    if (row !== undefined) missed[row] = out
  }
  for (const name of ['specialisations', 'projects', 'skills'] as const) {
    const chosen = [...new Set(query[name] ?? [])]
    if (chosen.length > 0) markLists(missed, columns[name], chosen, name === 'skills' ? chosen.length : 1, bits[name])
  }
  if (query.preferred_start_months?.length) markValues(missed, columns.month, query.preferred_start_months.map((month) => monthNumber(`${month.slice(3)}-${month.slice(0, 2)}`)), bits.preferred_start_months)
  if (query.internship_durations?.length) markValues(missed, columns.weeks, query.internship_durations, bits.internship_durations)
  if (query.timezones?.length) {
    const asked = new Set(query.timezones.map((bucket) => zoneBuckets.indexOf(bucket)))
    const zones = [...bucketsOf(columns.zones, now).entries()].flatMap(([zone, bucket]) => (asked.has(bucket) ? [zone] : []))
    markValues(missed, columns.zone, zones, bits.timezones)
  }
  return { columns, missed }
}

/** Rows that miss nothing, or (near) exactly one filter. */
export function rowsOf({ missed }: Filtered, which: 'hits' | 'near'): Int32Array {
  const rows = new Int32Array(missed.length)
  let count = 0
  for (let row = 0; row < missed.length; row += 1) {
    const mask = missed[row] ?? out
    if (which === 'hits' ? mask === 0 : mask < out && isOne(mask)) {
      rows[count] = row
      count += 1
    }
  }
  return rows.subarray(0, count)
}

/** What another value of one filter would give, the others kept; of skills, what one more would leave. */
function countsOf({ missed }: Filtered, name: Dimension, values: Lists | Int32Array, size: number): Int32Array {
  const counts = new Int32Array(size)
  const allowed = name === 'skills' ? 0 : bits[name]
  for (let row = 0; row < missed.length; row += 1) {
    const mask = missed[row] ?? out
    if (mask !== 0 && mask !== allowed) continue
    if (values instanceof Int32Array) counts[values[row] ?? 0] = (counts[values[row] ?? 0] ?? 0) + 1
    else for (let at = values.from[row] ?? 0, end = values.from[row + 1] ?? 0; at < end; at += 1) counts[values.ids[at] ?? 0] = (counts[values.ids[at] ?? 0] ?? 0) + 1
  }
  return counts
}

export type Facets = Record<Dimension, { value: string; count: number }[]>

/** Counts by filter over all sets of columns; every time-zone bucket is among them, empty ones too. */
export function facetsOf(sets: readonly Filtered[], now: Date): Facets {
  const sums: Record<Dimension, Map<string, number>> = {
    specialisations: new Map(), projects: new Map(), skills: new Map(), preferred_start_months: new Map(), internship_durations: new Map(), timezones: new Map(zoneBuckets.map((bucket) => [bucket, 0])),
  }
  const add = (name: Dimension, counts: Int32Array, say: (value: number) => string) =>
    counts.forEach((count, value) => count > 0 && sums[name].set(say(value), (sums[name].get(say(value)) ?? 0) + count))
  for (const set of sets) {
    const { columns } = set
    const months = columns.month.reduce((most, month) => Math.max(most, month + 1), 1)
    for (const name of ['specialisations', 'projects', 'skills'] as const) add(name, countsOf(set, name, columns[name], columns[name].size), String)
    add('preferred_start_months', countsOf(set, 'preferred_start_months', columns.month, months), monthText)
    add('internship_durations', countsOf(set, 'internship_durations', columns.weeks, 64), String)
    const buckets = bucketsOf(columns.zones, now)
    add('timezones', countsOf(set, 'timezones', columns.zone, columns.zones.length), (zone) => zoneBuckets[buckets[zone] ?? 0] ?? zoneBuckets[0])
  }
  const list = (name: Dimension) => [...sums[name]].map(([value, count]) => ({ value, count }))
  return { specialisations: list('specialisations'), projects: list('projects'), skills: list('skills'), preferred_start_months: list('preferred_start_months'), internship_durations: list('internship_durations'), timezones: list('timezones') }
}
