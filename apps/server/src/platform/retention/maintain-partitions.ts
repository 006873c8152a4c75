import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import type { Tx } from '../db/database.ts'
import type { BatchJob } from '../http/handler.ts'
import {
  getPartitionPeriod,
  type PartitionedTable,
  partitionedTables,
} from './partitioned-tables.ts'
import {
  addPartition,
  dropPartition,
  type PartitionRow,
  partitionRows,
} from './queries/partitions.queries.ts'
import { retentionTable } from './retention-table.ts'

interface Step {
  readonly part: string
  run(tx: Tx): Promise<{ readonly done: boolean } | undefined>
}

/** What a table lacks, and has too much of. */
function listSteps(
  entry: PartitionedTable,
  now: Date,
  rows: readonly PartitionRow[],
): readonly Step[] {
  const existing = rows.filter(({ table }) => table === entry.table)
  return [...listAdditions(entry, now, existing), ...listRemovals(entry, now, existing)]
}

/** The end of a partition in milliseconds; 0 for the default one. */
const toTime = (ends: string | null) => (ends === null ? 0 : Date.parse(ends))

/** Partitions of a table that are missing for this period and the next one. */
function listAdditions(
  entry: PartitionedTable,
  now: Date,
  existing: readonly PartitionRow[],
): readonly Step[] {
  const names = new Set(existing.map(({ part }) => part))
  const covered = Math.max(0, ...existing.map(({ ends }) => toTime(ends)))
  return [0, 1]
    .map((later) => getPartitionPeriod(entry, now, later))
    .filter(({ part, starts }) => !names.has(part) && starts.getTime() >= covered)
    .map(({ part, starts, ends }) => ({
      part,
      run: (tx) =>
        tx.one(addPartition, {
          table: entry.table,
          part,
          starts: starts.toISOString(),
          ends: ends.toISOString(),
        }),
    }))
}

/** Partitions all of whose rows are older than the table keeps them. */
function listRemovals(
  { table }: PartitionedTable,
  now: Date,
  existing: readonly PartitionRow[],
): readonly Step[] {
  const rule = retentionTable.find((entry) => entry.table === table && !entry.wipes)
  if (!rule) return []
  const before = now.getTime() - rule.days * dayMs
  return existing
    .filter(({ ends }) => ends !== null && toTime(ends) <= before)
    .map(({ part }) => ({ part, run: (tx) => tx.one(dropPartition, { table, part }) }))
}

/**
 * Creates the job that adds the partitions of this period and the next one, and drops those that
 * the retention table no longer keeps: one for each run, because a partition is locked until the
 * commit. One that is in use is tried again an hour later; until then rows go to the default
 * partition, from which retention deletes them (`delete-expired.ts`).
 */
export function maintainPartitions(): BatchJob {
  let hourDone: number | null = null
  const postponed = new Set<string>()
  return {
    name: 'retention.maintainPartitions',
    async run(tx) {
      const hours = Math.floor(tx.now.getTime() / hourMs)
      if (hours === hourDone) return 0
      const rows = await tx.many(partitionRows, { tables: partitionedTables.map((t) => t.table) })
      const step = partitionedTables
        .flatMap((entry) => listSteps(entry, tx.now, rows))
        .find(({ part }) => !postponed.has(part))
      if (step) {
        const result = await step.run(tx)
        if (!result?.done) postponed.add(step.part)
        return 1
      }
      hourDone = hours
      postponed.clear()
      return 0
    },
  }
}
