import { zoneBuckets } from '@fledge/domain/browse/rules.ts'
import type {
  BrowseFilter,
  FoundIntern,
  InternSearchQuery,
  InternSearchResult,
} from '../intern-search.ts'
import { formatMonthNumber } from '../month-number.ts'
import { addBit, type Bits, countBits, createBits, removeBit, subtractBits } from './bits.ts'
import {
  type FilterCondition,
  findMissed,
  getBucketOfZone,
  listMeeting,
  toFilterConditions,
} from './filter-conditions.ts'
import { type FilterSet, FilterSetCache } from './filter-sets.ts'
import { type IdWords, toIdWords } from './intern-ids.ts'
import { InternRows } from './intern-rows.ts'
import { PlanScoreCache } from './plan-scores.ts'
import { selectPage } from './select-page.ts'
import { type ValueKind, ValueCodes } from './value-codes.ts'

/** The facts of an intern by which companies search. */
export interface IndexedIntern {
  readonly id: string
  readonly field: number
  readonly month: number
  readonly weeks: number
  readonly zone: string
  readonly specialisations: readonly number[]
  readonly projects: readonly number[]
  readonly skills: readonly number[]
  /** In milliseconds. */
  readonly approved: number
}

const minCapacity = 1024

/**
 * The interns of browse as sets of bits, one for each value (decision 0052). Rows are changed in
 * place; sorting all of them again is needed only when many came later than their place.
 */
export class InternIndex {
  #values = new ValueCodes()
  #rows = new InternRows(minCapacity, 0)
  #isOrdered = false
  /** The id of the row that is being changed. */
  readonly #id = new Int32Array(4)
  readonly #filterSets = new FilterSetCache()
  readonly #scores = new PlanScoreCache()

  get size(): number {
    return this.#rows.aliveCount
  }

  /** Adds an intern, or changes their facts. */
  set(intern: IndexedIntern): void {
    const codes = this.#toCodes(intern)
    const id = toIdWords(intern.id, this.#id)
    const slot = this.#rows.ids.find(id)
    const isSamePlace = slot >= 0 && this.#rows.approved[slot] === intern.approved
    if (slot >= 0 && this.#rows.isAlive(slot)) {
      if (isSamePlace && this.#rows.hasCodes(slot, codes)) return
      this.#hide(slot)
    }
    this.#show(isSamePlace ? slot : this.#append(id, intern.approved), codes)
  }

  delete(id: string): void {
    const slot = this.#rows.ids.find(toIdWords(id))
    if (slot >= 0 && this.#rows.isAlive(slot)) this.#hide(slot)
  }

  /** Puts the rows in their order, after many were added in another. */
  putInOrder(): void {
    this.#isOrdered = true
    this.#makeRoom(9 / 8)
  }

  #makeRoom(factor: number): void {
    const rows = this.#rows
    this.#rows = rows.toOrdered(Math.ceil(rows.aliveCount * factor) + minCapacity)
    this.#clearCaches()
  }

  find(query: InternSearchQuery): InternSearchResult {
    const rows = this.#rows
    const conditions = toFilterConditions(this.#values, query)
    const marked = this.#findSlots(query.markedIds)
    const excluded = new Set(this.#findSlots(query.excludedIds))
    const shown = marked.filter((slot) => !excluded.has(slot))
    const set = this.#filterSets.get(rows, this.#values, conditions).copy(query.onlyMarked)
    if (query.onlyMarked) for (const slot of shown) set.countRow(slot, 1)
    else for (const slot of [...shown, ...excluded]) set.countRow(slot, -1)
    const bits =
      query.show === 'hits'
        ? set.hits
        : this.#listNear(conditions, query.onlyMarked, shown, excluded)
    for (const field of query.excludedFields) {
      const inField = rows.withValue[this.#values.find('field', field) ?? -1]
      if (inField) subtractBits(bits, inField)
    }
    return {
      count: countBits(bits),
      page: this.#selectPage(bits, conditions, query),
      markedCount: marked.length,
      ...this.#formatCounts(set, query.now),
    }
  }

  #selectPage(
    bits: Bits,
    conditions: readonly FilterCondition[],
    query: InternSearchQuery,
  ): FoundIntern[] {
    const [rows, values] = [this.#rows, this.#values]
    const scores =
      query.sort === 'fit'
        ? query.plans.map((plan) => this.#scores.get(rows, values, plan, query.now).scores)
        : []
    return selectPage({ rows, values, sort: query.sort, scores }, bits, query).map((slot) => ({
      id: rows.ids.format(slot),
      misses: findMissed(rows, slot, conditions) ?? null,
    }))
  }

  /** Lists the rows that miss exactly one filter. */
  #listNear(
    conditions: readonly FilterCondition[],
    onlyMarked: boolean,
    shown: readonly number[],
    excluded: ReadonlySet<number>,
  ): Bits {
    const base = onlyMarked ? createBits(this.#rows.capacity) : this.#rows.alive.slice()
    if (onlyMarked) for (const slot of shown) addBit(base, slot)
    else for (const slot of [...shown, ...excluded]) removeBit(base, slot)
    const [once, twice] = [createBits(base.length * 32), createBits(base.length * 32)]
    for (const condition of conditions) {
      const meeting = listMeeting(this.#rows, condition)
      for (let at = 0; at < base.length; at += 1) {
        const missing = ~(meeting[at] ?? 0)
        twice[at] = (twice[at] ?? 0) | ((once[at] ?? 0) & missing)
        once[at] = (once[at] ?? 0) | missing
      }
    }
    for (let at = 0; at < base.length; at += 1)
      base[at] = (base[at] ?? 0) & (once[at] ?? 0) & ~(twice[at] ?? 0)
    return base
  }

  #formatCounts(set: FilterSet, now: Date): Pick<InternSearchResult, 'facets' | 'hitsByField'> {
    const counted = (kind: ValueKind) =>
      this.#values
        .list(kind)
        .map(({ code, value }) => ({ value, count: set.counts[code] ?? 0 }))
        .filter(({ count }) => count > 0)
    const buckets = new Map<string, number>(zoneBuckets.map((bucket) => [bucket, 0]))
    for (const { value, count } of counted('timezones')) {
      const bucket = getBucketOfZone(String(value), now)
      buckets.set(bucket, (buckets.get(bucket) ?? 0) + count)
    }
    const list = (filter: BrowseFilter) => {
      if (filter === 'timezones') return [...buckets].map(([value, count]) => ({ value, count }))
      return counted(filter).map(({ value, count }) => ({
        value:
          filter === 'preferred_start_months' ? formatMonthNumber(Number(value)) : String(value),
        count,
      }))
    }
    return {
      facets: {
        specialisations: list('specialisations'),
        projects: list('projects'),
        skills: list('skills'),
        preferred_start_months: list('preferred_start_months'),
        internship_durations: list('internship_durations'),
        timezones: list('timezones'),
      },
      hitsByField: new Map(counted('field').map(({ value, count }) => [Number(value), count])),
    }
  }

  #findSlots(ids: readonly string[]): number[] {
    return ids
      .map((id) => this.#rows.ids.find(toIdWords(id)))
      .filter((slot) => slot >= 0 && this.#rows.isAlive(slot))
  }

  #toCodes(intern: IndexedIntern): number[] {
    const toCodes = (kind: ValueKind, values: readonly number[]) =>
      [...new Set(values)].map((value) => this.#toCode(kind, value))
    return [
      this.#toCode('field', intern.field),
      this.#toCode('preferred_start_months', intern.month),
      this.#toCode('internship_durations', intern.weeks),
      this.#toCode('timezones', intern.zone),
      ...toCodes('specialisations', intern.specialisations),
      ...toCodes('projects', intern.projects),
      ...toCodes('skills', intern.skills),
    ]
  }

  #toCode(kind: ValueKind, value: number | string): number {
    const code = this.#values.find(kind, value)
    if (code !== undefined) return code
    this.#rows.addValue()
    // What is cached was computed without this value.
    this.#clearCaches()
    return this.#values.add(kind, value)
  }

  #append(id: IdWords, approved: number): number {
    const { used, capacity, aliveCount, misplacedCount } = this.#rows
    // While rows are loaded in another order, all of them are misplaced.
    const isDisordered = this.#isOrdered && misplacedCount > minCapacity + aliveCount / 64
    if (used === capacity || isDisordered) this.#makeRoom(this.#isOrdered ? 5 / 4 : 2)
    return this.#rows.append(id, approved)
  }

  #show(slot: number, codes: readonly number[]): void {
    this.#rows.show(slot, codes)
    this.#filterSets.countRow(slot, 1)
    this.#scores.update(this.#rows, slot)
  }

  #hide(slot: number): void {
    this.#filterSets.countRow(slot, -1)
    this.#rows.hide(slot)
  }

  #clearCaches(): void {
    this.#filterSets.clear()
    this.#scores.clear()
  }
}
