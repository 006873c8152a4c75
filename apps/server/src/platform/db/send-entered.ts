import type pg from 'pg'
import type { Connections } from './connections.ts'
import type { DatabaseRole } from './database-role.ts'
import { EnteredQuery, type Entry } from './entered-query.ts'
import { isConnectionLost } from './lost-connection.ts'
import type { SentQuery } from './reader.ts'

export interface EnteredRead {
  readonly query: SentQuery
  /** The role that the entry switches to. */
  readonly role: DatabaseRole | null
  /** Identifies the request. */
  readonly signal: AbortSignal | undefined
}

/** @property answer the last column of the entry's row, as PostgreSQL writes it */
interface EnteredResult {
  readonly result: pg.QueryResult
  readonly answer: string | null
}

/** Sends a statement behind an entry, in a transaction of their own, over a client of the pool. */
export async function sendEntered(
  { connect, release, nameStatement }: Connections,
  entry: Entry,
  { query, role, signal }: EnteredRead,
): Promise<EnteredResult> {
  const client = await connect(signal)
  const sent = new EnteredQuery(entry, nameStatement(query, role))
  let unusable: Error | undefined
  let isSent = false
  try {
    signal?.throwIfAborted()
    isSent = true
    client.query(sent)
    return { result: await sent.result, answer: sent.answer }
  } catch (error) {
    const isHalfSent = isSent && !sent.isEntered
    if (error instanceof Error && (isHalfSent || isConnectionLost(error))) unusable = error
    throw error
  } finally {
    release(client, unusable)
  }
}
