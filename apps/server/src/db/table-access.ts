import type pg from 'pg'

/** The tables and columns that a statement reads and writes, according to PostgreSQL. */
export interface TableAccess {
  /** `table.column` */
  readonly columns: readonly string[]
  readonly writtenTables: readonly string[]
}

/**
 * Returns the tables and columns that a statement uses: PostgreSQL records them as dependencies of
 * a function whose body is the statement. The function is created in a transaction that is rolled
 * back.
 * @param text with positional parameters
 */
export async function readTableAccess(client: pg.ClientBase, text: string): Promise<TableAccess> {
  await client.query('begin')
  try {
    await client.query(`prepare accessed as ${text}`)
    const { rows: prepared } = await client.query<{ types: string }>(
      `select array_to_string(parameter_types, ', ') as types from pg_prepared_statements where name = 'accessed'`,
    )
    await client.query(
      `create function accessed(${prepared[0]?.types ?? ''}) returns void language sql begin atomic ${text}; end`,
    )
    const { rows } = await client.query<{ used: string }>(
      `select coalesce(p.relname, c.relname) || '.' || a.attname as used
       from pg_depend d
         join pg_class c on c.oid = d.refobjid and d.refclassid = 'pg_class'::regclass
         join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid and d.refobjsubid > 0
         left join pg_inherits i on i.inhrelid = c.oid
         left join pg_class p on p.oid = i.inhparent
       where d.classid = 'pg_proc'::regclass and d.objid = 'accessed'::regproc`,
    )
    return {
      columns: [...new Set(rows.map(({ used }) => used))],
      writtenTables: listWrittenTables(text),
    }
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
  }
}

const writePattern = /\b(?:insert\s+into|(?<!\bfor\s)(?<!\bdo\s)update|delete\s+from)\s+([a-z_]+)/gi

/** Lists the tables that a piece of SQL inserts into, updates or deletes from. */
export const listWrittenTables = (sql: string): readonly string[] => [
  ...new Set(
    [...sql.matchAll(writePattern)]
      .map((match) => (match[1] ?? '').toLowerCase())
      .filter((table) => !['of', 'set', 'skip', 'nowait'].includes(table)),
  ),
]
