import type pg from 'pg'
import type { Db } from './database.ts'
import { isConnectionLost } from './lost-connection.ts'
import type { Statement } from './statement.ts'
import type { SpanOptions, Tracing } from '../tracing/tracing.ts'

/** A step that waits for PostgreSQL. */
export const databaseStep: SpanOptions = {
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql' },
}

/** A statement with its values. */
export interface SentQuery extends pg.QueryConfig {
  /** How it can be merged with others: the position of its list, and the column of the keys. */
  readonly merge?: { readonly position: number; readonly column: string }
}

/** What came back: rows as the driver parsed them, and how many were found or changed. */
export type SentResult = Pick<pg.QueryResult, 'rows' | 'rowCount'>

/** Sends one statement. */
export type SendQuery = (query: SentQuery) => Promise<SentResult>

export interface ReaderOptions {
  readonly send: SendQuery
  /** Called after a query timeout or a lost connection. */
  readonly suspect: () => void
  readonly tracing: Tracing
  readonly now: Date
  readonly signal: AbortSignal | undefined
}

export const toQueryConfig = <P, R>(
  { name, text, parameters, merge }: Statement<P, R>,
  params: P | undefined,
): SentQuery => {
  const values = new Map<string, unknown>(Object.entries(params ?? {}))
  return {
    name,
    text,
    values: parameters.map((parameter) => values.get(parameter)),
    ...(merge ? { merge: { position: parameters.indexOf(merge.list), column: merge.column } } : {}),
  }
}

export function createReader({ send, suspect, tracing, now, signal }: ReaderOptions): Db {
  // The row type was generated from the same statement, or declared with it.
  const query = async <P, R>(
    statement: Statement<P, R>,
    params: P | undefined,
  ): Promise<{ rows: R[]; rowCount: number | null }> => {
    signal?.throwIfAborted()
    try {
      return await tracing.step(statement.name, databaseStep, async (span) => {
        const { rows, rowCount } = await send(toQueryConfig(statement, params))
        span.set({ 'db.response.returned_rows': rowCount ?? rows.length })
        return { rows, rowCount }
      })
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
