import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { composeStatement } from '../db/statement.ts'
import type { BatchJob } from '../http/handler.ts'
import { type RetentionRule, retentionTable } from './retention-table.ts'

/** Maximum number of rows of a table per transaction. */
const maxRows = 1000

function buildExpirySql({ table, column, where, wipes }: RetentionRule): string {
  const due = `select ctid from ${table} where ${column} < :before${where ? ` and ${where}` : ''} limit ${maxRows} for update skip locked`
  const rows = `where ctid = any(array(${due}))`
  return wipes ? `update ${table} set ${wipes} ${rows}` : `delete from ${table} ${rows}`
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
        const before = new Date(tx.now.getTime() - retention.days * dayMs)
        count += await tx.run(expire, { before: before.toISOString() })
      }
      if (count === 0) hourDone = hours
      return count
    },
  }
}
