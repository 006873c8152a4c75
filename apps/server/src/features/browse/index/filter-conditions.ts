import { getZoneBucket, type ZoneBucket } from '@fledge/domain/browse/rules.ts'
import type { BrowseFilter, InternSearchQuery } from '../intern-search.ts'
import { parseMonthNumber } from '../month-number.ts'
import { type Bits, createBits, hasBit, intersectBits, uniteBits } from './bits.ts'
import type { InternRows } from './intern-rows.ts'
import type { ValueCodes } from './value-codes.ts'

/** A filter with chosen values. */
export interface FilterCondition {
  readonly filter: BrowseFilter
  readonly codes: readonly number[]
  /** Rows need all values instead of one. */
  readonly needsAll: boolean
  /** No row has what is needed. */
  readonly isImpossible: boolean
}

const offsetsByHour = new Map<string, number>()
/** Returns the bucket of a zone by its current UTC offset, cached per hour. */
export function getBucketOfZone(zone: string, now: Date): ZoneBucket {
  const key = `${Math.floor(now.getTime() / 3_600_000)} ${zone}`
  const offset =
    offsetsByHour.get(key) ??
    Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
      .offsetNanoseconds / 1e9
  if (offsetsByHour.size > 5000) offsetsByHour.clear()
  offsetsByHour.set(key, offset)
  return getZoneBucket(offset)
}

/** Returns the conditions of the filters with chosen values. */
export function toFilterConditions(
  values: ValueCodes,
  { filters, now }: Pick<InternSearchQuery, 'filters' | 'now'>,
): FilterCondition[] {
  const toCondition = (
    filter: BrowseFilter,
    selected: readonly number[] | undefined,
  ): FilterCondition[] => {
    const distinct = [...new Set(selected)]
    const codes = distinct
      .flatMap((value) => values.find(filter, value) ?? [])
      .toSorted((a, b) => a - b)
    const needsAll = filter === 'skills'
    const isImpossible = needsAll ? codes.length < distinct.length : codes.length === 0
    return distinct.length === 0 ? [] : [{ filter, codes, needsAll, isImpossible }]
  }
  return [
    ...toCondition('specialisations', filters.specialisations),
    ...toCondition('projects', filters.projects),
    ...toCondition('skills', filters.skills),
    ...toCondition('preferred_start_months', filters.preferred_start_months?.map(parseMonthNumber)),
    ...toCondition('internship_durations', filters.internship_durations),
    ...toZoneCondition(values, filters.timezones ?? [], now),
  ]
}

function toZoneCondition(
  values: ValueCodes,
  buckets: readonly ZoneBucket[],
  now: Date,
): FilterCondition[] {
  if (buckets.length === 0) return []
  const codes = values
    .list('timezones')
    .filter((zone) => buckets.includes(getBucketOfZone(String(zone.value), now)))
    .map((zone) => zone.code)
  return [{ filter: 'timezones', codes, needsAll: false, isImpossible: codes.length === 0 }]
}

/** Returns the rows that meet a condition; rows that are not alive are left to the caller. */
export function listMeeting(rows: InternRows, condition: FilterCondition): Bits {
  const bits = createBits(rows.capacity)
  if (condition.isImpossible) return bits
  if (condition.needsAll) bits.fill(-1)
  for (const code of condition.codes) {
    const withValue = rows.withValue[code] ?? createBits(rows.capacity)
    if (condition.needsAll) intersectBits(bits, withValue)
    else uniteBits(bits, withValue)
  }
  return bits
}

function meetsCondition(
  rows: InternRows,
  slot: number,
  { codes, needsAll, isImpossible }: FilterCondition,
): boolean {
  if (isImpossible) return false
  const hasValue = (code: number) => {
    const bits = rows.withValue[code]
    return bits !== undefined && hasBit(bits, slot)
  }
  return needsAll ? codes.every(hasValue) : codes.some(hasValue)
}

/** Returns the only filter that a row misses, null if it misses none, or undefined if several. */
export function findMissed(
  rows: InternRows,
  slot: number,
  conditions: readonly FilterCondition[],
): BrowseFilter | null | undefined {
  let missed: BrowseFilter | null = null
  for (const condition of conditions) {
    if (meetsCondition(rows, slot, condition)) continue
    if (missed !== null) return undefined
    missed = condition.filter
  }
  return missed
}
