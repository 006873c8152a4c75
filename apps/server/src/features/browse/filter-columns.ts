import { browseFilters, type BrowseQuery } from '@fledge/contract/browse/schema.ts'
import { getZoneBucket, zoneBuckets } from '@fledge/domain/browse/rules.ts'
import type { BrowseFilter, FacetCounts } from './intern-search.ts'
import {
  type SearchColumns,
  goneMark,
  type ValueLists,
  toMonthNumber,
  formatMonthNumber,
} from './search-columns.ts'

type Dimension = BrowseFilter
/** Each filter has its own bit in the mask. */
const bits: Readonly<Record<Dimension, number>> = {
  specialisations: 1,
  projects: 2,
  skills: 4,
  preferred_start_months: 8,
  internship_durations: 16,
  timezones: 32,
}
/** Never shown: gone, superseded by a newer row, or hidden by the company. */
const excludedMark = goneMark
const hasSingleBit = (mask: number) => mask !== 0 && (mask & (mask - 1)) === 0

export interface FilteredColumns {
  readonly columns: SearchColumns
  /** Mask of missed filters by row. */
  readonly masks: Uint8Array
}

const offsetCache = new Map<string, number>()
/** Returns the bucket of each zone by its current UTC offset, cached per hour. */
function toZoneBuckets(zones: readonly string[], now: Date): Int32Array {
  const hour = Math.floor(now.getTime() / 3_600_000)
  return Int32Array.from(zones, (zone) => {
    const key = `${hour} ${zone}`
    const offset =
      offsetCache.get(key) ??
      Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
        .offsetNanoseconds / 1e9
    if (offsetCache.size > 5000) offsetCache.clear()
    offsetCache.set(key, offset)
    return zoneBuckets.indexOf(getZoneBucket(offset))
  })
}

/**
 * Marks the rows that have fewer than `min` of the chosen values. Visits only rows with these
 * values.
 */
function markLists(
  masks: Uint8Array,
  lists: ValueLists,
  selected: readonly number[],
  min: number,
  bit: number,
): void {
  const matchCounts = new Uint8Array(masks.length)
  for (const id of selected) {
    if (id >= lists.size) continue
    for (let at = lists.rowsFrom[id] ?? 0, end = lists.rowsFrom[id + 1] ?? 0; at < end; at += 1) {
      const row = lists.rows[at] ?? 0
      matchCounts[row] = (matchCounts[row] ?? 0) + 1
    }
  }
  const missBits = Uint8Array.from({ length: 256 }, (_, have) => (have < min ? bit : 0))
  for (let row = 0; row < masks.length; row += 1)
    masks[row] = (masks[row] ?? 0) | (missBits[matchCounts[row] ?? 0] ?? 0)
}

function markValues(
  masks: Uint8Array,
  values: Int32Array,
  all: Int32Array,
  selected: readonly number[],
  bit: number,
): void {
  const missBits = new Uint8Array(all.length).fill(bit)
  for (const value of selected) if (value < missBits.length) missBits[value] = 0
  for (let row = 0; row < masks.length; row += 1)
    masks[row] = (masks[row] ?? 0) | (missBits[values[row] ?? 0] ?? 0)
}

/** Returns the initial mask: all rows except gone and hidden ones, or only the hidden ones. */
function createVisibilityMask(
  columns: SearchColumns,
  hidden: readonly string[],
  onlyHidden: boolean,
): Uint8Array {
  const mask = columns.gone.slice()
  const rowsHidden = hidden.flatMap((id) => columns.at.get(id) ?? [])
  if (onlyHidden) {
    mask.fill(excludedMark)
    for (const row of rowsHidden) mask[row] = columns.gone[row] ?? excludedMark
  } else for (const row of rowsHidden) mask[row] = excludedMark
  return mask
}

/**
 * Computes which filters each row misses. Rows need every chosen skill, but only one value of each
 * other filter.
 */
export function filterColumns(
  columns: SearchColumns,
  query: BrowseQuery,
  hidden: readonly string[],
  now: Date,
): FilteredColumns {
  const masks = createVisibilityMask(columns, hidden, Boolean(query.hidden))
  for (const name of ['specialisations', 'projects', 'skills'] as const) {
    const selected = [...new Set(query[name] ?? [])]
    if (selected.length > 0)
      markLists(masks, columns[name], selected, name === 'skills' ? selected.length : 1, bits[name])
  }
  if (query.preferred_start_months?.length)
    markValues(
      masks,
      columns.month,
      columns.counts.month,
      query.preferred_start_months.map((month) =>
        toMonthNumber(`${month.slice(3)}-${month.slice(0, 2)}`),
      ),
      bits.preferred_start_months,
    )
  if (query.internship_durations?.length)
    markValues(
      masks,
      columns.weeks,
      columns.counts.weeks,
      query.internship_durations,
      bits.internship_durations,
    )
  if (query.timezones?.length) {
    const buckets = new Set(query.timezones.map((bucket) => zoneBuckets.indexOf(bucket)))
    const zones = [...toZoneBuckets(columns.zones, now).entries()].flatMap(([zone, bucket]) =>
      buckets.has(bucket) ? [zone] : [],
    )
    markValues(masks, columns.zone, columns.counts.zone, zones, bits.timezones)
  }
  return { columns, masks }
}

/**
 * Returns the rows whose mask passes the table. Adds the table's 0 or 1 instead of branching,
 * because an unpredictable branch would dominate the running time.
 */
function selectMaskedRows(masks: Uint8Array, passes: Uint8Array): Int32Array {
  const rows = new Int32Array(masks.length)
  let count = 0
  for (let row = 0; row < masks.length; row += 1) {
    rows[count] = row
    count += passes[masks[row] ?? 0] ?? 0
  }
  return rows.subarray(0, count)
}
const createMaskTable = (passes: (mask: number) => boolean) =>
  Uint8Array.from({ length: 256 }, (_, mask) => (passes(mask) ? 1 : 0))
const tableByKind = {
  hits: createMaskTable((mask) => mask === 0),
  near: createMaskTable((mask) => mask < excludedMark && hasSingleBit(mask)),
}

/** Returns the rows that miss no filter (hits) or exactly one (near). */
export function listFilteredRows({ masks }: FilteredColumns, which: 'hits' | 'near'): Int32Array {
  return selectMaskedRows(masks, tableByKind[which])
}

/** Returns the only filter that a row misses, or null if it misses none or several. */
export function findMissedFilter(
  { columns, masks }: FilteredColumns,
  id: string,
): Dimension | null {
  const row = columns.at.get(id)
  return (
    (row === undefined ? undefined : browseFilters.find((name) => bits[name] === masks[row])) ??
    null
  )
}

/**
 * Rows to count, or, if they are the majority, rows to subtract from the total: the cost is that of
 * the smaller part.
 */
interface Part {
  readonly rows: Int32Array
  readonly isRest: boolean
}

function selectCountedRows(masks: Uint8Array, allowed: number): Part {
  let size = 0
  const table = createMaskTable((mask) => mask === 0 || mask === allowed)
  for (let row = 0; row < masks.length; row += 1) size += table[masks[row] ?? 0] ?? 0
  const isRest = size * 2 > masks.length
  return {
    rows: selectMaskedRows(masks, isRest ? table.map((pass) => 1 - pass) : table),
    isRest,
  }
}

function countValues({ rows, isRest }: Part, values: Int32Array, all: Int32Array): Int32Array {
  const counts = isRest ? all.slice() : new Int32Array(all.length)
  const step = isRest ? -1 : 1
  for (const row of rows) {
    const value = values[row] ?? 0
    counts[value] = (counts[value] ?? 0) + step
  }
  return counts
}

function countLists({ rows, isRest }: Part, { from, ids, size, rowsFrom }: ValueLists): Int32Array {
  const counts = isRest
    ? Int32Array.from({ length: size }, (_, id) => (rowsFrom[id + 1] ?? 0) - (rowsFrom[id] ?? 0))
    : new Int32Array(size)
  const step = isRest ? -1 : 1
  for (const row of rows) {
    for (let at = from[row] ?? 0, end = from[row + 1] ?? 0; at < end; at += 1) {
      const id = ids[at] ?? 0
      counts[id] = (counts[id] ?? 0) + step
    }
  }
  return counts
}

type AddCounts = (name: Dimension, counts: Int32Array, format: (value: number) => string) => void

function countFacets({ columns, masks }: FilteredColumns, now: Date, add: AddCounts): void {
  const hits = selectCountedRows(masks, 0)
  const part = (name: Dimension) =>
    masks.includes(bits[name]) ? selectCountedRows(masks, bits[name]) : hits
  for (const name of ['specialisations', 'projects'] as const)
    add(name, countLists(part(name), columns[name]), String)
  add('skills', countLists(hits, columns.skills), String)
  add(
    'preferred_start_months',
    countValues(part('preferred_start_months'), columns.month, columns.counts.month),
    formatMonthNumber,
  )
  add(
    'internship_durations',
    countValues(part('internship_durations'), columns.weeks, columns.counts.weeks),
    String,
  )
  const buckets = toZoneBuckets(columns.zones, now)
  add(
    'timezones',
    countValues(part('timezones'), columns.zone, columns.counts.zone),
    (zone) => zoneBuckets[buckets[zone] ?? 0] ?? zoneBuckets[0],
  )
}

/**
 * Counts results per filter value over all sets of columns, including empty time-zone buckets. A
 * count is the result of choosing another value of that filter while keeping the others, or of
 * adding one more skill.
 */
export function countFacetValues(sets: readonly FilteredColumns[], now: Date): FacetCounts {
  const sums: Record<Dimension, Map<string, number>> = {
    specialisations: new Map(),
    projects: new Map(),
    skills: new Map(),
    preferred_start_months: new Map(),
    internship_durations: new Map(),
    timezones: new Map(zoneBuckets.map((bucket) => [bucket, 0])),
  }
  const add: AddCounts = (name, counts, format) =>
    counts.forEach(
      (count, value) =>
        count > 0 && sums[name].set(format(value), (sums[name].get(format(value)) ?? 0) + count),
    )
  for (const set of sets) countFacets(set, now, add)
  const list = (name: Dimension) => [...sums[name]].map(([value, count]) => ({ value, count }))
  return {
    specialisations: list('specialisations'),
    projects: list('projects'),
    skills: list('skills'),
    preferred_start_months: list('preferred_start_months'),
    internship_durations: list('internship_durations'),
    timezones: list('timezones'),
  }
}

/** Counts the hits per career field. */
export function countHitsByField(sets: readonly FilteredColumns[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>()
  for (const { columns, masks } of sets)
    countValues(selectCountedRows(masks, 0), columns.field, columns.counts.field).forEach(
      (count, field) => count > 0 && sums.set(field, (sums.get(field) ?? 0) + count),
    )
  return sums
}
