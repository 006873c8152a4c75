import type { SearchRow } from './queries/browse.queries.ts'

/** The minimum data of an intern for filtering and scoring. */
export interface SearchEntry {
  readonly id: string
  readonly field: number
  readonly specialisations: readonly number[]
  readonly skills: readonly number[]
  readonly projects: readonly number[]
  /** Months since year 0, for computing distances. */
  readonly month: number
  readonly weeks: number
  readonly zone: string
  readonly approved: string
}

export const toMonthNumber = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
export const formatMonthNumber = (month: number): string => {
  const year = Math.floor((month - 1) / 12)
  return `${String(month - year * 12).padStart(2, '0')}/${year}`
}

export const toSearchEntry = (id: string, row: SearchRow): SearchEntry => ({
  id,
  field: row.career_field_id,
  specialisations: [...new Set(row.specialisation_ids)],
  skills: [...new Set(row.skill_ids)],
  projects: [...new Set(row.project_ids)],
  month: toMonthNumber(row.start_month),
  weeks: row.duration_weeks,
  zone: row.time_zone,
  approved: row.approved_at,
})

/** Lists of numbers in one array: those of row i are at `from[i]` to `from[i + 1]`. */
export interface ValueLists {
  readonly from: Int32Array
  readonly ids: Int32Array
  /** One more than the largest value. */
  readonly size: number
  /** Inverted index: the rows with value v are at `rowsFrom[v]` to `rowsFrom[v + 1]`. */
  readonly rowsFrom: Int32Array
  readonly rows: Int32Array
}

function toValueLists(
  entries: readonly SearchEntry[],
  of: (entry: SearchEntry) => readonly number[],
): ValueLists {
  const from = new Int32Array(entries.length + 1)
  entries.forEach((entry, index) => {
    from[index + 1] = (from[index] ?? 0) + of(entry).length
  })
  const ids = new Int32Array(from[entries.length] ?? 0)
  entries.forEach((entry, index) => ids.set(of(entry), from[index]))
  return { from, ids, ...indexRowsByValue(from, ids) }
}

function indexRowsByValue(
  from: Int32Array,
  ids: Int32Array,
): Pick<ValueLists, 'size' | 'rowsFrom' | 'rows'> {
  const size = getMaximum(ids) + 1
  const rowsFrom = new Int32Array(size + 1)
  for (const id of ids) rowsFrom[id + 1] = (rowsFrom[id + 1] ?? 0) + 1
  for (let id = 0; id < size; id += 1)
    rowsFrom[id + 1] = (rowsFrom[id + 1] ?? 0) + (rowsFrom[id] ?? 0)
  const [next, rows] = [rowsFrom.slice(), new Int32Array(ids.length)]
  for (let row = 0; row + 1 < from.length; row += 1) {
    for (let at = from[row] ?? 0, end = from[row + 1] ?? 0; at < end; at += 1) {
      const id = ids[at] ?? 0
      rows[next[id] ?? 0] = row
      next[id] = (next[id] ?? 0) + 1
    }
  }
  return { size, rowsFrom, rows }
}

function getMaximum(values: Int32Array): number {
  let max = 0
  for (const value of values) if (value > max) max = value
  return max
}

function countByValue(values: Int32Array): Int32Array {
  const counts = new Int32Array(getMaximum(values) + 1)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** Newest first, then by id: the order of rows with equal scores. */
export const compareNewestFirst = (a: SearchEntry, b: SearchEntry): number =>
  a.approved < b.approved ? 1 : a.approved > b.approved ? -1 : a.id < b.id ? -1 : 1

/** A bit above those of the filters. */
export const goneMark = 64

/**
 * Columnar storage of rows, newest first. Reading 100,000 rows takes milliseconds, which objects do
 * not allow.
 */
export interface SearchColumns {
  readonly entries: readonly SearchEntry[]
  readonly at: ReadonlyMap<string, number>
  /** `goneMark` if another set has a newer row or the intern is gone, otherwise 0. */
  readonly gone: Uint8Array
  readonly field: Int32Array
  readonly month: Int32Array
  readonly weeks: Int32Array
  readonly zone: Int32Array
  readonly zones: readonly string[]
  /** Number of rows by value. */
  readonly counts: Readonly<Record<'field' | 'month' | 'weeks' | 'zone', Int32Array>>
  readonly specialisations: ValueLists
  readonly skills: ValueLists
  readonly projects: ValueLists
}

/** Converts entries to columns. */
export function toSearchColumns(unordered: readonly SearchEntry[]): SearchColumns {
  const entries = unordered.toSorted(compareNewestFirst)
  const zones = [...new Set(entries.map((entry) => entry.zone))]
  const zoneAt = new Map(zones.map((zone, index) => [zone, index]))
  const column = (of: (entry: SearchEntry) => number) => Int32Array.from(entries, of)
  const [field, month, weeks, zone] = [
    column((entry) => entry.field),
    column((entry) => entry.month),
    column((entry) => entry.weeks),
    column((entry) => zoneAt.get(entry.zone) ?? 0),
  ]
  return {
    entries,
    zones,
    field,
    month,
    weeks,
    zone,
    counts: {
      field: countByValue(field),
      month: countByValue(month),
      weeks: countByValue(weeks),
      zone: countByValue(zone),
    },
    at: new Map(entries.map((entry, index) => [entry.id, index])),
    gone: new Uint8Array(entries.length),
    specialisations: toValueLists(entries, (entry) => entry.specialisations),
    skills: toValueLists(entries, (entry) => entry.skills),
    projects: toValueLists(entries, (entry) => entry.projects),
  }
}
