import pg from 'pg'
import { isConnectionLost } from './lost-connection.ts'

/**
 * Rolls a transaction back. @returns the error if the connection, and with it the transaction, is
 * lost
 */
export async function rollBackTransaction(
  client: pg.PoolClient,
  cause: unknown,
): Promise<Error | undefined> {
  // Over a lost connection a rollback would only time out; the database rolls back anyway.
  if (cause instanceof Error && isConnectionLost(cause)) return cause
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error('rollback failed', { cause: error })
  }
}

/** A serialization failure or a deadlock, after which the whole transaction may succeed. */
const shouldRetry = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01')

/** Whether an error ends the whole transaction, not only the part in which it occurred. */
export const isTransactionLost = (error: unknown): boolean =>
  shouldRetry(error) || isConnectionLost(error)

/**
 * Retries a whole transaction up to three times with jitter after serialization failures and
 * deadlocks (design/reliability.md, 2).
 */
export async function retryTransaction<T>(act: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act(attempt)
    } catch (error) {
      if (!shouldRetry(error) || attempt > 3) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 + Math.random() * 40))
    }
  }
}
