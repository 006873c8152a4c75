import type { BrowseQuery } from '@fledge/contract/browse/schema.ts'
import { zoneBuckets } from '@fledge/domain/browse/rules.ts'
import { bucketsOf, type Entry, monthText } from './search-index.ts'

/** The filters, each with the values an entry has under it and whether one is enough. */
export const dimensions = ['specialisations', 'projects', 'skills', 'preferred_start_months', 'internship_durations', 'timezones'] as const
export type Dimension = (typeof dimensions)[number]
type Value = string | number

export interface Filtered {
  readonly hits: readonly Entry[]
  /** Entries that miss exactly one filter. */
  readonly near: readonly Entry[]
  /** For each filter: how many would be there with this value, the other filters kept. */
  readonly facets: Readonly<Record<Dimension, { value: string; count: number }[]>>
}

function valuesFor(now: Date): Readonly<Record<Dimension, (entry: Entry) => readonly Value[]>> {
  const bucket = bucketsOf(now)
  return {
    specialisations: (entry) => entry.specialisations,
    projects: (entry) => entry.projects,
    skills: (entry) => entry.skills,
    preferred_start_months: (entry) => [monthText(entry.month)],
    internship_durations: (entry) => [entry.weeks],
    timezones: (entry) => [bucket(entry.zone)],
  }
}

const bits: Readonly<Record<Dimension, number>> = { specialisations: 1, projects: 2, skills: 4, preferred_start_months: 8, internship_durations: 16, timezones: 32 }
const isOne = (mask: number) => mask !== 0 && (mask & (mask - 1)) === 0

/** A mask of the filters that an entry misses. Every chosen skill is asked for; of the others one is enough. */
function misses(query: BrowseQuery, now: Date): (entry: Entry) => number {
  const values = valuesFor(now)
  const asked = dimensions.flatMap((name) => {
    const chosen: readonly Value[] = query[name] ?? []
    return chosen.length === 0 ? [] : [{ bit: bits[name], values: values[name], chosen: new Set(chosen), every: name === 'skills' }]
  })
  return (entry) => {
    let mask = 0
    for (const one of asked) {
      const has = one.values(entry)
      let met = 0
      for (const value of has) if (one.chosen.has(value)) met += 1
      if (one.every ? met < one.chosen.size : met === 0) mask |= one.bit
    }
    return mask
  }
}

/** Filters and counts in one pass. @param hidden interns this company does not want to see */
export function filterEntries(entries: readonly Entry[], query: BrowseQuery, hidden: ReadonlySet<string>, now: Date): Filtered {
  const [missed, values] = [misses(query, now), valuesFor(now)]
  const counts: Record<Dimension, Map<Value, number>> = {
    specialisations: new Map(), projects: new Map(), skills: new Map(), preferred_start_months: new Map(), internship_durations: new Map(), timezones: new Map(zoneBuckets.map((bucket) => [bucket, 0])),
  }
  const [hits, near]: [Entry[], Entry[]] = [[], []]
  for (const entry of entries) {
    if (hidden.has(entry.id)) continue
    const mask = missed(entry)
    if (mask === 0) hits.push(entry)
    else if (isOne(mask)) near.push(entry)
    else continue
    for (const name of dimensions) if (mask === 0 || (mask === bits[name] && name !== 'skills')) count(counts[name], values[name](entry))
  }
  return { hits, near, facets: facetsOf(counts) }
}

function count(into: Map<Value, number>, values: readonly Value[]): void {
  for (const value of values) into.set(value, (into.get(value) ?? 0) + 1)
}

function facetsOf(counts: Record<Dimension, Map<Value, number>>): Filtered['facets'] {
  const list = (name: Dimension) => [...counts[name]].map(([value, many]) => ({ value: String(value), count: many }))
  return {
    specialisations: list('specialisations'), projects: list('projects'), skills: list('skills'), preferred_start_months: list('preferred_start_months'),
    internship_durations: list('internship_durations'), timezones: list('timezones'),
  }
}
