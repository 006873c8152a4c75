import { join } from 'node:path'
import pg from 'pg'
import '../apps/server/src/app.ts'
import { listComposedStatements } from '../apps/server/src/platform/db/list-query.ts'
import { prepareDatabase } from '../apps/server/src/platform/db/prepare-database.ts'
import { listStatements } from '../apps/server/src/platform/db/statement.ts'
import { startTemporaryCluster } from '../apps/server/src/platform/embedded/temporary-cluster.ts'

/** Shards of the trial: hash partitions, which PostgreSQL prunes as Citus routes statements. */
const shardCount = 8
const migrations = 'apps/server/src/db/migrations'

/** What tables are split by. */
export type ShardColumn = 'intern_id' | 'company_id'

/** Where the rows are that a statement reads and changes. */
export type Reach = 'no split table' | 'one shard' | 'several shards' | 'refused'

/** What became of a statement once the tables were split. */
export interface ShardedStatement {
  readonly name: string
  readonly reach: Reach
  /** What it finds its rows by: the first of these that it has as a parameter. */
  readonly by: 'intern' | 'company' | 'another id' | 'nothing'
  /** PostgreSQL's message, where it was refused. */
  readonly problem?: string
}

export interface ShardTrial {
  readonly column: ShardColumn
  /** Tables that have the column. */
  readonly tables: readonly string[]
  readonly statements: readonly ShardedStatement[]
}

/**
 * Splits every table that has a column into hash partitions by it, in a scratch database, and asks PostgreSQL for the plan of each statement with some values of its parameters.
 * A plan that reads several partitions of a table would cross shards; a statement that cannot be
 * prepared relies on a unique key without the column.
 * @param root folder of the repository
 */
export async function tryShards(root: string, column: ShardColumn): Promise<ShardTrial> {
  const cluster = await startTemporaryCluster({})
  const client = new pg.Client(cluster.connection)
  try {
    await prepareDatabase(cluster.connection, join(root, migrations))
    await client.connect()
    const tables = await splitTables(client, column)
    await client.query('set plan_cache_mode = force_custom_plan')
    const statements: ShardedStatement[] = []
    for (const statement of [...listStatements(), ...listComposedStatements()])
      statements.push({
        name: statement.name,
        by: findKey(statement.parameters),
        ...(await readReach(client, statement.text, new Set(tables))),
      })
    return { column, tables, statements }
  } finally {
    await client.end()
    await cluster.stop()
  }
}

async function splitTables(client: pg.Client, column: ShardColumn): Promise<readonly string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select c.relname::text as table from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = $1
     order by 1`,
    [column],
  )
  const tables = rows.map(({ table }) => table)
  for (const table of tables) {
    await client.query(`alter table ${table} rename to ${table}_whole`)
    await client.query(
      `create table ${table} (like ${table}_whole including defaults including generated) partition by hash (${column})`,
    )
    for (let shard = 0; shard < shardCount; shard += 1)
      await client.query(
        `create table ${table}_shard_${shard} partition of ${table} for values with (modulus ${shardCount}, remainder ${shard})`,
      )
  }
  return tables
}

function findKey(parameters: readonly string[]): ShardedStatement['by'] {
  const has = (name: RegExp) => parameters.some((parameter) => name.test(parameter))
  if (has(/^intern(_ids?)?$/)) return 'intern'
  if (has(/^company(_ids?)?$/)) return 'company'
  return has(/_ids?$/) ? 'another id' : 'nothing'
}

async function readReach(
  client: pg.Client,
  text: string,
  tables: ReadonlySet<string>,
): Promise<Pick<ShardedStatement, 'reach' | 'problem'>> {
  try {
    await client.query(`prepare trial as ${text}`)
    const { rows: types } = await client.query<{ types: readonly string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'trial'`,
    )
    const values = (types[0]?.types ?? []).map(toSampleSql).join(', ')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute trial${values ? `(${values})` : ''}`,
    )
    return { reach: countShards(rows.map((row) => row['QUERY PLAN']).join('\n'), tables) }
  } catch (error) {
    return { reach: 'refused', problem: error instanceof Error ? error.message : String(error) }
  } finally {
    await client.query('deallocate all')
  }
}

const samples: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  boolean: 'true',
  json: `'[]'`,
  jsonb: `'[]'`,
  'timestamp with time zone': 'now()',
  date: 'current_date',
  'time without time zone': `'09:00'`,
}

/** A value of a type, as SQL; numbers and texts have the same. */
function toSampleSql(type: string): string {
  const element = type.endsWith('[]') ? type.slice(0, -2) : null
  if (element) return `array[${toSampleSql(element)}]::${type}`
  return `${samples[type] ?? "'1'"}::${type}`
}

function countShards(plan: string, tables: ReadonlySet<string>): Reach {
  const shards = new Map<string, Set<string>>()
  for (const [, table = '', shard = ''] of plan.matchAll(/\b(\w+)_shard_(\d+)\b/g))
    if (tables.has(table)) shards.set(table, (shards.get(table) ?? new Set()).add(shard))
  if (shards.size === 0) return 'no split table'
  return [...shards.values()].every((found) => found.size === 1) ? 'one shard' : 'several shards'
}

/** Formats how many statements reach how far, by what they find their rows. */
export function formatShards({ column, tables, statements }: ShardTrial): string {
  const reaches: readonly Reach[] = ['no split table', 'one shard', 'several shards', 'refused']
  const keys: readonly ShardedStatement['by'][] = ['intern', 'company', 'another id', 'nothing']
  const count = (by: string, reach: Reach) =>
    statements.filter((statement) => statement.by === by && statement.reach === reach).length
  return [
    `split by ${column}: ${tables.join(', ')}`,
    `| found by | ${reaches.join(' | ')} |`,
    `| --- | ${reaches.map(() => '---').join(' | ')} |`,
    ...keys.map((by) => `| ${by} | ${reaches.map((reach) => count(by, reach)).join(' | ')} |`),
    ...statements
      .filter(({ reach }) => reach === 'several shards' || reach === 'refused')
      .map(({ name, by, problem }) => `${by.padEnd(12)}${name}${problem ? `: ${problem}` : ''}`),
  ].join('\n')
}
