import { dayMs } from '@fledge/kernel/dates.ts'

/** How much time a partition covers. */
type PartitionPeriodName = 'day' | 'month' | 'year'

/** A table that is divided by time (decision 0069). */
export interface PartitionedTable {
  readonly table: string
  /** Column with the row's time, part of the primary key. */
  readonly column: string
  readonly period: PartitionPeriodName
  /** Further columns of the primary key. */
  readonly key: string
}

/**
 * The tables of `20261128_0230_partitions.sql`, whose functions accept no others. Events are kept for
 * good, and what reads them reads all partitions: by month, these would soon cost more than they
 * save (decision 0069).
 */
export const partitionedTables: readonly PartitionedTable[] = [
  { table: 'event_log', column: 'at', period: 'year', key: 'id' },
  { table: 'outbox', column: 'created_at', period: 'month', key: 'id' },
  { table: 'notices', column: 'created_at', period: 'month', key: 'id' },
  { table: 'requests', column: 'at', period: 'day', key: 'session_key, request_id' },
]

/** Longest time between the first and the last moment of a partition, in milliseconds. */
export const periodMs = { day: dayMs, month: 31 * dayMs, year: 366 * dayMs } as const

/** Length of the part of a date that names a partition. */
const labelLengths = { day: 10, month: 7, year: 4 } as const

/** A partition to be: its name and its bounds, the end excluded. */
export interface PartitionPeriod {
  readonly part: string
  readonly starts: Date
  readonly ends: Date
}

/** Returns the period that contains a time, or one that many periods later, in UTC. */
export function getPartitionPeriod(
  { table, period }: PartitionedTable,
  at: Date,
  later = 0,
): PartitionPeriod {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  const startOf = (offset: number) =>
    new Date(
      Date.UTC(
        period === 'year' ? year + offset : year,
        period === 'year' ? 0 : period === 'month' ? month + offset : month,
        period === 'day' ? day + offset : 1,
      ),
    )
  const starts = startOf(later)
  const label = starts.toISOString().slice(0, labelLengths[period])
  return { part: `${table}_${label.replaceAll('-', '_')}`, starts, ends: startOf(later + 1) }
}
