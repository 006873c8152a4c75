// Whether a statement finds or changes other rows without one of its conditions. Where it never
// does, no test can notice the mutant, and none has to run.

export interface SentStatement {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** A statement without one of its conditions. */
export interface ChangedStatement {
  /** Id of the mutant. */
  readonly id: string
  readonly name: string
  readonly text: string
}

interface StatementResult {
  readonly rowCount: number | null
  readonly rows: readonly unknown[]
}

type Send = (sent: string | SentStatement) => Promise<StatementResult>

/**
 * Sends a statement as it is and as its mutants change it, behind a savepoint, before the tested
 * code sends it.
 *
 * @param transactionStatus as PostgreSQL names it: none (I), in one (T), in a failed one (E)
 * @returns ids of the mutants whose result differs, or whose result cannot be compared
 */
export async function findDifferences(
  send: Send,
  transactionStatus: 'I' | 'T' | 'E' | null,
  statement: SentStatement,
  mutants: readonly ChangedStatement[],
): Promise<readonly string[]> {
  // A failed transaction ends either way.
  if (transactionStatus === 'E') return []
  if (hidesChanges(statement.text)) return mutants.map(({ id }) => id)
  const isInTransaction = transactionStatus === 'T'
  // Beside another transaction, nothing may wait for its locks.
  await send(
    `${isInTransaction ? 'savepoint comparison' : 'begin'}; set local lock_timeout = 100; savepoint variant`,
  )
  const expected = await describeResult(send, statement)
  const different: string[] = []
  for (const mutant of mutants) {
    const result = await describeResult(send, {
      ...statement,
      name: mutant.name,
      text: mutant.text,
    })
    if (result === null || result !== expected) different.push(mutant.id)
  }
  await send(
    isInTransaction ? 'rollback to savepoint comparison; release savepoint comparison' : 'rollback',
  )
  return different
}

/** Runs a statement and undoes it. Returns null if it had to wait for a lock. */
async function describeResult(send: Send, statement: SentStatement): Promise<string | null> {
  try {
    const { rowCount, rows } = await send({ ...statement, text: returnRows(statement.text) })
    const described = rows.map((row) => JSON.stringify(row))
    return JSON.stringify([rowCount, described.toSorted()])
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    return code === lockTimeout ? null : `error ${String(code)}`
  } finally {
    await send('rollback to savepoint variant')
  }
}

const lockTimeout = '55P03'

/** Makes a statement that changes rows return them, so that they can be compared, too. */
const returnRows = (text: string) =>
  /^\s*(?:update|delete|insert)\b/i.test(text) && !/\breturning\b/i.test(text)
    ? `${text.replace(/;?\s*$/, '')}\nreturning *`
    : text

/** What a statement changes within `with` is not among the rows that it returns. */
const hidesChanges = (text: string) =>
  /^\s*with\b/i.test(text) &&
  /\b(?:update\s+\w+(?:\s+\w+)?\s+set|delete\s+from|insert\s+into)\b/i.test(text)
