import type pg from 'pg'

/**
 * Sends statements in one packet. After one that fails, PostgreSQL rejects the others of its
 * transaction, and a commit rolls back.
 * @returns the result of the last one
 * @throws the error of the first one that fails
 */
export async function sendTogether(
  client: pg.PoolClient,
  queries: readonly (string | pg.QueryConfig)[],
): Promise<pg.QueryResult> {
  const { stream } = client.connection
  stream.cork()
  const results = queries.map((query) => client.query(query))
  stream.uncork()
  const last = (await Promise.all(results)).at(-1)
  if (!last) throw new Error('there is nothing to send')
  return last
}

/** Sends a statement between the beginning and the end of a transaction of its own. */
export async function sendAlone(
  client: pg.PoolClient,
  begin: string,
  query: pg.QueryConfig,
): Promise<pg.QueryResult> {
  const { stream } = client.connection
  stream.cork()
  const results = [client.query(begin), client.query(query), client.query('commit')] as const
  stream.uncork()
  return (await Promise.all(results))[1]
}
