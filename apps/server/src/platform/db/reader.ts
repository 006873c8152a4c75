import type pg from 'pg'
import type { Db } from './database.ts'
import { isConnectionLost } from './lost-connection.ts'
import type { Statement } from './statement.ts'

/** Sends one statement. */
export type SendQuery = (query: pg.QueryConfig) => Promise<pg.QueryResult>

export interface ReaderOptions {
  readonly send: SendQuery
  /** Called after a query timeout or a lost connection. */
  readonly suspect: () => void
  readonly now: Date
  readonly signal: AbortSignal | undefined
}

export const toQueryConfig = <P, R>(
  { name, text, parameters }: Statement<P, R>,
  params: P | undefined,
): pg.QueryConfig => {
  const values = new Map<string, unknown>(Object.entries(params ?? {}))
  return { name, text, values: parameters.map((parameter) => values.get(parameter)) }
}

export function createReader({ send, suspect, now, signal }: ReaderOptions): Db {
  // The row type was generated from the same statement, or declared with it.
  const query = async <P, R>(
    statement: Statement<P, R>,
    params: P | undefined,
  ): Promise<{ rows: R[]; rowCount: number | null }> => {
    signal?.throwIfAborted()
    try {
      const { rows, rowCount } = await send(toQueryConfig(statement, params))
      return { rows, rowCount }
    } catch (error) {
      if (isConnectionLost(error)) suspect()
      throw error
    }
  }
  return {
    now,
    many: async (statement, ...params) => (await query(statement, params[0])).rows,
    one: async (statement, ...params) => (await query(statement, params[0])).rows[0],
    run: async (statement, ...params) => (await query(statement, params[0])).rowCount ?? 0,
  }
}
