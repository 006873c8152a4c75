import { bucketOf, type BrowseSort, type ZoneBucket } from '@fledge/domain/browse/rules.ts'
import { enoughOverlapMinutes } from '@fledge/domain/matching/working-overlap.ts'
import { matchWeights } from '@fledge/domain/matching/words.ts'
import type { Db } from '../../platform/db/database.ts'
import { overlapOf, weeksAsked } from './match-facts.ts'
import { type PlanRow, searchAll, searchChanges, type SearchRow } from './store.ts'

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

const mostChanges = 1000

/**
 * The narrow rows of every visible intern, kept in the process and brought up to date before each answer: a statement that reads
 * only what changed since the last look. So filters, counts and the domain's own score take milliseconds for 100,000 interns.
 */
export class SearchIndex {
  readonly #entries = new Map<string, Entry>()
  #list: readonly Entry[] | null = null
  #since: string | null = null
  #running: Promise<void> | null = null

  /** Every entry as of now, whoever wrote it, on whichever server. */
  async read(db: Db): Promise<readonly Entry[]> {
    // One that began before this call may have looked too early: wait for it, then look again.
    while (this.#running) await this.#running.catch(() => undefined)
    this.#running = this.#update(db).finally(() => {
      this.#running = null
    })
    await this.#running
    this.#list ??= [...this.#entries.values()]
    return this.#list
  }

  async #update(db: Db): Promise<void> {
    const changes = this.#since === null ? null : await db.many(searchChanges, this.#since, mostChanges)
    const isWhole = changes === null || changes.length > mostChanges
    const rows = isWhole ? await db.many(searchAll) : changes
    if (isWhole) this.#entries.clear()
    for (const row of rows) this.#apply(row)
    if (isWhole || rows.length > 1) this.#list = null
  }

  #apply(row: SearchRow): void {
    this.#since = row.xmin
    if (row.intern_id === null) return
    if (row.gone) this.#entries.delete(row.intern_id)
    else this.#entries.set(row.intern_id, entryOf(row.intern_id, row))
  }
}

export const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
export const monthText = (month: number): string => {
  const year = Math.floor((month - 1) / 12)
  return `${String(month - year * 12).padStart(2, '0')}/${year}`
}

const entryOf = (id: string, row: SearchRow): Entry => ({
  id, field: row.career_field_id, specialisations: row.specialisation_ids, skills: [...new Set(row.skill_ids)], projects: [...new Set(row.project_ids)],
  month: monthNumber(row.start_month), weeks: row.duration_weeks, zone: row.time_zone, approved: row.approved_at,
})

const indexes = new WeakMap<object, SearchIndex>()
/** The index of a database; a process with several (tests) keeps them apart. */
export function searchIndexOf(database: object): SearchIndex {
  const known = indexes.get(database) ?? new SearchIndex()
  indexes.set(database, known)
  return known
}

/** The bucket of each zone, by its offset as the clocks stand now. */
export function bucketsOf(now: Date): (zone: string) => ZoneBucket {
  const known = new Map<string, ZoneBucket>()
  return (zone) => {
    const bucket = known.get(zone) ?? bucketOf(Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).offsetNanoseconds / 1e9)
    known.set(zone, bucket)
    return bucket
  }
}

/** The domain's score, worked out ahead for one plan: equal to `matchOf(…).score` for every entry, a property that a test holds. */
export function scorer(plan: PlanRow, now: Date): (entry: Entry) => number {
  const [skills, projects] = [new Set(plan.skill_ids), new Set(plan.project_type_ids)]
  const enough = Math.min(projects.size, 3)
  const planMonth = plan.start_month === null ? null : monthNumber(plan.start_month)
  const hours = new Map<string, number>()
  const hoursShare = (zone: string) => {
    const known = hours.get(zone) ?? Math.min(1, Math.max(0, overlapOf(plan, zone, now)) / enoughOverlapMinutes)
    hours.set(zone, known)
    return known
  }
  const timeShare = (entry: Entry) => {
    const asked = weeksAsked(plan, entry.weeks)
    const month = Math.max(0, 1 - (planMonth === null ? 2 : Math.abs(entry.month - planMonth)) / 2)
    return (month + (asked === null ? 0 : Math.max(0, 1 - Math.abs(entry.weeks - asked) / 8))) / 2
  }
  return (entry) => {
    const field = plan.career_field_id === entry.field ? 1 : 0
    const have = skills.size === 0 ? 1 : Math.min(1, common(entry.skills, skills) / skills.size)
    const liked = enough === 0 ? 1 : Math.min(1, common(entry.projects, projects) / enough)
    return Math.round(field * matchWeights.CAREER_FIELD + have * matchWeights.SKILLS + timeShare(entry) * matchWeights.START_AND_DURATION
      + hoursShare(entry.zone) * matchWeights.WORKING_HOURS + liked * matchWeights.PROJECTS)
  }
}

function common(ids: readonly number[], asked: ReadonlySet<number>): number {
  let count = 0
  for (const id of ids) if (asked.has(id)) count += 1
  return count
}

/** What a list is ordered by: the best score of the plans, or the newest, or the earliest start; then the newest, then the id. */
export function ranked(entries: readonly Entry[], plans: readonly PlanRow[], sort: BrowseSort, now: Date, most: number): readonly Entry[] {
  const scores = plans.map((plan) => scorer(plan, now))
  const rank = (entry: Entry) => (sort === 'fit' ? scores.reduce((best, score) => Math.max(best, score(entry)), 0) : sort === 'start' ? -entry.month : 0)
  const rows = entries.map((entry) => ({ entry, rank: rank(entry) }))
  const before = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    b.rank - a.rank || (a.entry.approved < b.entry.approved ? 1 : a.entry.approved > b.entry.approved ? -1 : a.entry.id < b.entry.id ? -1 : 1)
  if (rows.length <= most * 4) return rows.toSorted(before).slice(0, most).map((row) => row.entry)
  return top(rows, before, most).map((row) => row.entry)
}

/** The first so many in order, without sorting the rest. */
function top<T>(rows: readonly T[], before: (a: T, b: T) => number, most: number): T[] {
  let kept: T[] = []
  let last: T | undefined
  for (const row of rows) {
    if (last !== undefined && before(row, last) > 0) continue
    kept.push(row)
    if (kept.length < most * 2) continue
    kept = kept.toSorted(before).slice(0, most)
    last = kept[most - 1]
  }
  return kept.toSorted(before).slice(0, most)
}
