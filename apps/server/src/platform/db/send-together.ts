import type pg from 'pg'

/**
 * Sends statements in one packet. After one that fails, PostgreSQL rejects the others of its
 * transaction, and a commit rolls back.
 * @throws the error of the first one that fails
 */
async function sendInOnePacket(
  client: pg.PoolClient,
  queries: readonly (string | pg.QueryConfig)[],
): Promise<readonly pg.QueryResult[]> {
  const { stream } = client.connection
  stream.cork()
  const results = queries.map((query) => client.query(query))
  stream.uncork()
  return Promise.all(results)
}

/** Sends statements in one packet. @returns the result of the last one */
export async function sendTogether(
  client: pg.PoolClient,
  queries: readonly (string | pg.QueryConfig)[],
): Promise<pg.QueryResult> {
  const last = (await sendInOnePacket(client, queries)).at(-1)
  if (!last) throw new Error('there is nothing to send')
  return last
}
