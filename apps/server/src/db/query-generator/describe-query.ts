import type pg from 'pg'

export interface DescribedColumn {
  readonly name: string
  /** Name of the type, e.g. `timestamp with time zone` or `text[]`. */
  readonly type: string
  /** `table.column` if the column is taken unchanged from a table; null for an expression. */
  readonly source: string | null
  /** Whether the source column is `not null`. An outer join can still make it null. */
  readonly isNotNull: boolean
}

export interface DescribedQuery {
  readonly paramTypes: readonly string[]
  readonly columns: readonly DescribedColumn[]
}

/** A column of a row description, as pg reads it from the server. */
interface Field {
  readonly name: string
  readonly tableID: number
  readonly columnID: number
  readonly dataTypeID: number
}

/**
 * Asks PostgreSQL for the parameters and columns of a statement, without running it.
 * @param text with positional parameters
 * @throws the error of a statement that the database does not accept
 */
export async function describeQuery(client: pg.ClientBase, text: string): Promise<DescribedQuery> {
  await client.query(`prepare described as ${text}`)
  try {
    const { rows } = await client.query<{ types: string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'described'`,
    )
    return {
      paramTypes: rows[0]?.types ?? [],
      columns: await resolveColumns(client, await readFields(client, text)),
    }
  } finally {
    await client.query('deallocate described')
  }
}

/** Sends a Describe message, which pg has no method for. */
function readFields(client: pg.ClientBase, text: string): Promise<readonly Field[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly Field[] = []
    let failure: Error | undefined
    const ignore = () => undefined
    const request: pg.Submittable & Record<string, unknown> = {
      submit(connection: pg.Connection) {
        connection.parse({ text, name: '', types: [] }, true)
        connection.describe({ type: 'S', name: '' }, true)
        connection.sync()
      },
      handleRowDescription(message: { fields: readonly Field[] }) {
        fields = message.fields
      },
      handleError(error: Error) {
        failure = error
      },
      handleReadyForQuery: () => (failure ? reject(failure) : resolve(fields)),
      handleCommandComplete: ignore,
      handleEmptyQuery: ignore,
    }
    client.query(request)
  })
}

async function resolveColumns(
  client: pg.ClientBase,
  fields: readonly Field[],
): Promise<DescribedColumn[]> {
  const { rows } = await client.query<{
    type: string
    source: string | null
    is_not_null: boolean | null
  }>(
    `select format_type(f.type_id, null) as type, c.relname || '.' || a.attname as source, a.attnotnull as is_not_null
     from unnest($1::oid[], $2::oid[], $3::int[]) with ordinality f (type_id, table_id, column_id, position)
       left join pg_class c on c.oid = f.table_id and f.table_id <> 0
       left join pg_attribute a on a.attrelid = c.oid and a.attnum = f.column_id
     order by f.position`,
    [
      fields.map((field) => field.dataTypeID),
      fields.map((field) => field.tableID),
      fields.map((field) => field.columnID),
    ],
  )
  return rows.map((row, index) => ({
    name: fields[index]?.name ?? '',
    type: row.type,
    source: row.source,
    isNotNull: row.is_not_null ?? false,
  }))
}
