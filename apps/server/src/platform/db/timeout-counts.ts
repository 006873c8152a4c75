import type pg from 'pg'

/** PostgreSQL's codes: a lock was not free in time (`lock_timeout`), and `statement_timeout`. */
export const timeoutCodes = ['55P03', '57014'] as const

/** How many statements PostgreSQL has ended for taking too long, by its code. */
export type TimeoutCounts = Readonly<Record<(typeof timeoutCodes)[number], number>>

/**
 * Counts the statements of a pool that PostgreSQL ends, no matter who sent them: those of a job or within
 * a transaction appear in no response.
 */
export function countTimeouts(pool: pg.Pool): TimeoutCounts {
  const counts = { '55P03': 0, '57014': 0 }
  pool.on('connect', ({ connection }) => {
    connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
      const known = timeoutCodes.find((each) => each === code)
      if (known) counts[known] += 1
    })
  })
  return counts
}
