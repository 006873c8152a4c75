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

/**
 * Sends a statement in a transaction of its own, with a question before it in the same packet.
 * @param check a statement with one row, `ok`
 * @returns null if it is not: the result does not count
 */
export async function sendAfterCheck(
  client: pg.PoolClient,
  begin: string,
  check: string,
  query: pg.QueryConfig,
): Promise<pg.QueryResult | null> {
  const [, checked, result] = await sendInOnePacket(client, [begin, check, query, 'commit'])
  return checked?.rows[0]?.ok === true ? (result ?? null) : null
}

/** Sends a statement between the beginning and the end of a transaction of its own. */
export async function sendAlone(
  client: pg.PoolClient,
  begin: string,
  query: pg.QueryConfig,
): Promise<pg.QueryResult> {
  const [, result] = await sendInOnePacket(client, [begin, query, 'commit'])
  if (!result) throw new Error('the statement has no result')
  return result
}
