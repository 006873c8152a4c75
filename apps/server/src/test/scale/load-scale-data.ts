import { setTimeout as sleep } from 'node:timers/promises'
import { dayMs } from '@fledge/kernel/dates.ts'
import pg from 'pg'
import { indexBatch } from '../../features/profiles/queries/profiles.queries.ts'
import {
  getPartitionPeriod,
  partitionedTables,
} from '../../platform/retention/partitioned-tables.ts'
import { withoutIndexes } from './bulk-load.ts'
import { createRowSink } from './copy-rows.ts'
import { generateScaleData } from './generate-scale-data.ts'
import { readScaleLookups } from './scale-lookups.ts'
import { historyMs, scaleNow, type ScaleOptions } from './scale-options.ts'
import { storeScaleDecisions } from './store-scale-decisions.ts'
import { scaleColumns, type ScaleTable } from './scale-tables.ts'

/** Connections that receive rows at the same time. */
const loaders = 3
/** Analyses every row of a small data set, so that its plans do not depend on a sample. */
const smallSetTarget = 300
/** From this many interns on, creating the indexes afterwards is faster. */
const deferredIndexes = 5000
/** How long emails and notifications are kept (`retention-table.ts`). */
const messagesMs = 400 * dayMs

/** How many rows were written, and how long it took. */
export interface ScaleReport {
  readonly counts: ReadonlyMap<ScaleTable, number>
  readonly generatedMs: number
  readonly indexedMs: number
}

/**
 * Fills a migrated database, whose features were seeded, with a data set. For scratch databases
 * only: it writes rows without the operations of the product, and without checking foreign keys;
 * `scale-data.test.ts` shows that they hold. The data are set at `scaleNow`: move the product's
 * clock there.
 * @param connection of a superuser
 */
export async function loadScaleData(
  connection: pg.ClientConfig,
  options: ScaleOptions,
): Promise<ScaleReport> {
  const client = new pg.Client({ ...connection, options: '-c statement_timeout=0 -c timezone=UTC' })
  const pool = new pg.Pool({
    ...connection,
    max: loaders,
    options: '-c statement_timeout=0 -c timezone=UTC -c session_replication_role=replica',
  })
  await client.connect()
  try {
    const began = performance.now()
    await addPartitions(client)
    const sink = createRowSink(pool)
    let generatedMs = 0
    const fill = async () => {
      await generateScaleData(options, await readScaleLookups(client), sink)
      generatedMs = performance.now() - began
    }
    if (options.interns < deferredIndexes) await fill()
    else await withoutIndexes(client, Object.keys(scaleColumns), fill)
    await finishDatabase(client, options)
    return { counts: sink.counts, generatedMs, indexedMs: performance.now() - began - generatedMs }
  } finally {
    await Promise.all([pool.end(), client.end()])
  }
}

/** Divides the tables by time as a product of this age has them. */
async function addPartitions(client: pg.Client): Promise<void> {
  for (const entry of partitionedTables.filter(({ period }) => period !== 'day')) {
    const [keptMs, longMs] =
      entry.period === 'year' ? [historyMs, 365 * dayMs] : [messagesMs, 30 * dayMs]
    await client.query(`drop table partitions.${entry.table}_first`)
    for (let later = -Math.ceil(keptMs / longMs); later <= 1; later += 1) {
      const { part, starts, ends } = getPartitionPeriod(entry, scaleNow, later)
      await client.query('select add_partition($1, $2, $3, $4)', [entry.table, part, starts, ends])
    }
  }
}

/** Fills the table that browse reads, by the product's own statement, and the planner's statistics. */
async function finishDatabase(client: pg.Client, { interns }: ScaleOptions): Promise<void> {
  await client.query(
    "select setval('receipt_numbers', greatest((select max(receipt_number) from payments), 1))",
  )
  if (interns < deferredIndexes)
    await client.query(`set default_statistics_target = ${smallSetTarget}`)
  await storeScaleDecisions(client, await findLastEvent(client))
  await markVisible(client)
  const fill = async () => {
    const { rows } = await client.query<{ batch_id: string }>(
      'select batch_id from batches where programme_end > $1::timestamptz order by batch_id',
      [scaleNow.toISOString()],
    )
    for (const { batch_id } of rows) {
      const values: Readonly<Record<string, string>> = { batch_id, now: scaleNow.toISOString() }
      await client.query(
        indexBatch.text,
        indexBatch.parameters.map((name) => values[name]),
      )
    }
  }
  if (interns < deferredIndexes) await fill()
  else await withoutIndexes(client, ['intern_search'], fill)
  await markVisible(client, 'intern_search')
}

async function findLastEvent(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from event_log',
  )
  return rows[0]?.id ?? '0'
}

/**
 * Updates the planner's statistics and marks pages as visible to all, so that scans of indexes need
 * no table.
 * @param table all tables if omitted
 */
async function markVisible(client: pg.Client, table = ''): Promise<void> {
  await waitForCommits(client)
  await client.query(`vacuum analyze ${table}`)
}

/**
 * Waits until all commits of the data set are on disk, because vacuum leaves out pages of others.
 * PostgreSQL knows that only of 32 transactions together, to which those of other databases belong,
 * so it waits for theirs, too.
 */
async function waitForCommits(client: pg.Client): Promise<void> {
  await client.query('set synchronous_commit = on')
  const { rows } = await client.query<{ last: string }>(
    'select (pg_current_xact_id()::text::bigint + 32)::text as last',
  )
  for (let isOver = false; !isOver; await sleep(1)) {
    // The commit of this statement puts those before it on disk.
    const { rows: found } = await client.query<{ is_over: boolean }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text::bigint > $1 as is_over, pg_current_xact_id()',
      [rows[0]?.last],
    )
    isOver = found[0]?.is_over === true
  }
}
