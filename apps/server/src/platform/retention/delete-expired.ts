import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { composeStatement } from '../db/statement.ts'
import type { BatchJob } from '../http/handler.ts'
import { type PartitionedTable, partitionedTables, periodMs } from './partitioned-tables.ts'
import { saveRetentionCount } from './queries/retention-counts.queries.ts'
import { getRetentionRuleName, type RetentionRule, retentionTable } from './retention-table.ts'

/** Maximum number of rows of a table per transaction. */
const maxRows = 1000

function findPartitioned({ table }: RetentionRule): PartitionedTable | undefined {
  return partitionedTables.find((entry) => entry.table === table)
}

function buildExpirySql(rule: RetentionRule): string {
  const { table, column, where, wipes } = rule
  const partitioned = findPartitioned(rule)
  // Rows of different partitions can have the same ctid.
  const key = partitioned ? `(${partitioned.key}, ${column})` : 'ctid'
  const due = `select ${key.replaceAll(/[()]/g, '')} from ${table} where ${column} < :before${where ? ` and ${where}` : ''} limit ${maxRows} for update skip locked`
  const rows = partitioned ? `where ${key} in (${due})` : `where ctid = any(array(${due}))`
  return wipes ? `update ${table} set ${wipes} ${rows}` : `delete from ${table} ${rows}`
}

/**
 * How long a rule keeps rows, in milliseconds. Partitions are dropped as a whole, when the last of
 * their rows is old enough; what is left after that is in no partition that can be dropped.
 */
export function getRetentionMs(rule: RetentionRule): number {
  const partitioned = rule.wipes ? undefined : findPartitioned(rule)
  return rule.days * dayMs + (partitioned ? periodMs[partitioned.period] + dayMs : 0)
}

const expirations = retentionTable.map((retention, index) => ({
  retention,
  expire: composeStatement<{ readonly before: string }>(
    `retention.${index}.${retention.table}`,
    buildExpirySql(retention),
  ),
}))

/** Creates the job that applies the retention table once an hour, until no expired rows remain. */
export function deleteExpired(): BatchJob {
  let hourDone: number | null = null
  return {
    name: 'retention.deleteExpired',
    async run(tx) {
      const hours = Math.floor(tx.now.getTime() / hourMs)
      if (hours === hourDone) return 0
      let count = 0
      for (const { retention, expire } of expirations) {
        const before = new Date(tx.now.getTime() - getRetentionMs(retention))
        const expired = await tx.run(expire, { before: before.toISOString() })
        if (expired > 0)
          await tx.run(saveRetentionCount, {
            rule: getRetentionRuleName(retention),
            row_count: expired,
            now: tx.now.toISOString(),
          })
        count += expired
      }
      if (count === 0) hourDone = hours
      return count
    },
  }
}
