import type { SearchRow } from './store.ts'

/** One intern, as narrow as filters and score need. */
export interface Entry {
  readonly id: string
  readonly field: number
  readonly specialisations: readonly number[]
  readonly skills: readonly number[]
  readonly projects: readonly number[]
  /** Months since year 0, for distances. */
  readonly month: number
  readonly weeks: number
  readonly zone: string
  readonly approved: string
}

export const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
export const monthText = (month: number): string => {
  const year = Math.floor((month - 1) / 12)
  return `${String(month - year * 12).padStart(2, '0')}/${year}`
}

export const entryOf = (id: string, row: SearchRow): Entry => ({
  id, field: row.career_field_id, specialisations: [...new Set(row.specialisation_ids)], skills: [...new Set(row.skill_ids)], projects: [...new Set(row.project_ids)],
  month: monthNumber(row.start_month), weeks: row.duration_weeks, zone: row.time_zone, approved: row.approved_at,
})

/** Lists of numbers, one after the other: those of row i lie from `from[i]` to `from[i + 1]`. */
export interface Lists {
  readonly from: Int32Array
  readonly ids: Int32Array
  /** One more than the largest. */
  readonly size: number
}

function listsOf(entries: readonly Entry[], of: (entry: Entry) => readonly number[]): Lists {
  const from = new Int32Array(entries.length + 1)
  entries.forEach((entry, index) => {
    from[index + 1] = (from[index] ?? 0) + of(entry).length
  })
  const ids = new Int32Array(from[entries.length] ?? 0)
  entries.forEach((entry, index) => ids.set(of(entry), from[index]))
  return { from, ids, size: ids.reduce((most, id) => Math.max(most, id + 1), 1) }
}

/** Newest first, then by id: the order of rows that score alike. */
export const newestFirst = (a: Entry, b: Entry): number => (a.approved < b.approved ? 1 : a.approved > b.approved ? -1 : a.id < b.id ? -1 : 1)

/** Rows in columns, newest first. Reading 100,000 of them takes milliseconds, which objects do not allow. */
export interface Columns {
  readonly entries: readonly Entry[]
  readonly at: ReadonlyMap<string, number>
  /** 0 where a newer row stands in another set of columns, or the intern is gone. */
  readonly alive: Uint8Array
  readonly field: Int32Array
  readonly month: Int32Array
  readonly weeks: Int32Array
  readonly zone: Int32Array
  readonly zones: readonly string[]
  readonly specialisations: Lists
  readonly skills: Lists
  readonly projects: Lists
}

/** Puts entries into columns. */
export function columnsOf(unordered: readonly Entry[]): Columns {
  const entries = unordered.toSorted(newestFirst)
  const zones = [...new Set(entries.map((entry) => entry.zone))]
  const zoneAt = new Map(zones.map((zone, index) => [zone, index]))
  return {
    entries, zones, at: new Map(entries.map((entry, index) => [entry.id, index])), alive: new Uint8Array(entries.length).fill(1),
    field: Int32Array.from(entries, (entry) => entry.field), month: Int32Array.from(entries, (entry) => entry.month), weeks: Int32Array.from(entries, (entry) => entry.weeks),
    zone: Int32Array.from(entries, (entry) => zoneAt.get(entry.zone) ?? 0),
    specialisations: listsOf(entries, (entry) => entry.specialisations), skills: listsOf(entries, (entry) => entry.skills), projects: listsOf(entries, (entry) => entry.projects),
  }
}
