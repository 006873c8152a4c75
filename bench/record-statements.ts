import pg from 'pg'
import type { RecordedStatement } from './bench-process.ts'

/** The statements that this process sends to PostgreSQL while `isRecording` is set. */
export interface StatementRecorder {
  readonly statements: RecordedStatement[]
  isRecording: boolean
}

/** Records the statements of every connection of this process. */
export function recordStatements(): StatementRecorder {
  const recorder: StatementRecorder = { statements: [], isRecording: false }
  // The driver's own method, called with its original arguments.
  const prototype = pg.Client.prototype as unknown as {
    query: (this: unknown, ...args: unknown[]) => unknown
  }
  const query = prototype.query
  prototype.query = function (...args) {
    const [first] = args
    // pg accepts a string, or an object with name, text and values.
    const statement = typeof first === 'string' ? { text: first } : (first as RecordedStatement)
    if (recorder.isRecording && typeof statement?.text === 'string')
      recorder.statements.push({
        name: statement.name,
        text: statement.text,
        values: statement.values,
      })
    return query.apply(this, args)
  }
  return recorder
}
