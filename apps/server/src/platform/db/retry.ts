import pg from 'pg'
import { isConnectionLost } from './lost-connection.ts'

/** @returns the error that says that the connection is lost, and the transaction with it */
export async function rollBack(client: pg.PoolClient, cause: unknown): Promise<Error | undefined> {
  // Over a lost line a rollback would only wait for its own timeout; the database rolls back by itself.
  if (cause instanceof Error && isConnectionLost(cause)) return cause
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error('rollback failed', { cause: error })
  }
}

/** Serialization failures and deadlocks: the whole transaction again, three times, with jitter (design/reliability.md, 2). */
export async function retrying<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined
      if ((code !== '40001' && code !== '40P01') || attempt > 3) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 + Math.random() * 40))
    }
  }
}
