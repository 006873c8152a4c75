import type pg from 'pg'

interface IndexRow {
  readonly name: string
  readonly definition: string
}

/**
 * Runs work without the indexes of tables except those of their constraints, and creates them
 * again: sorting all entries at the end takes a fraction of the time.
 */
export async function withoutIndexes(
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<IndexRow>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid = any ($1::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
     order by 1`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  // PostgreSQL describes the index of a partitioned table without those of its partitions.
  for (const { definition } of rows) await client.query(definition.replace(' ON ONLY ', ' ON '))
}
