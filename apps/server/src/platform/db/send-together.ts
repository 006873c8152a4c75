import type pg from 'pg'
import type { Tracing } from '../tracing/tracing.ts'
import { databaseStep } from './reader.ts'

type SentStatement = string | pg.QueryConfig

/**
 * Sends statements in one packet. After one that fails, PostgreSQL rejects the others of its
 * transaction, and a commit rolls back.
 */
function sendInOnePacket(
  client: pg.PoolClient,
  queries: readonly SentStatement[],
): readonly Promise<pg.QueryResult>[] {
  const { stream } = client.connection
  stream.cork()
  const results = queries.map((query) => client.query(query))
  stream.uncork()
  return results
}

/** @throws the error of the first one that fails */
async function waitForLast(sent: readonly Promise<pg.QueryResult>[]): Promise<pg.QueryResult> {
  const last = (await Promise.all(sent)).at(-1)
  if (!last) throw new Error('there is nothing to send')
  return last
}

/** Sends statements in one packet. @returns the result of the last one */
export const sendTogether = (
  client: pg.PoolClient,
  queries: readonly SentStatement[],
): Promise<pg.QueryResult> => waitForLast(sendInOnePacket(client, queries))

/**
 * Sends statements in one packet, the first of them as a step of their own in the trace, so that the
 * others do not seem to take their time.
 * @param name of the step
 * @returns the result of the last one
 */
export async function sendAfterStep(
  client: pg.PoolClient,
  first: readonly SentStatement[],
  others: readonly SentStatement[],
  { name, tracing }: { readonly name: string; readonly tracing: Tracing },
): Promise<pg.QueryResult> {
  const sent = sendInOnePacket(client, [...first, ...others])
  const last = waitForLast(sent)
  // If the step fails, its error is thrown, and no one waits for the others.
  last.catch(() => {})
  await tracing.step(name, databaseStep, () => Promise.all(sent.slice(0, first.length)))
  return last
}
