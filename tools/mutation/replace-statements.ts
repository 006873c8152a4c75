import pg from 'pg'
import type { RecordedStatement } from './mutation-job.ts'

interface SentQuery {
  /** Absent where a test sends a statement itself. */
  readonly name?: string
  readonly text: string
}

/** The statements sent to PostgreSQL, with their numbers. */
export const executed = new Map<string, RecordedStatement>()

let replacements: ReadonlyMap<string, string> = new Map()

/** From now on, these statements are sent as others. */
export function replaceStatements(changed: ReadonlyMap<string, string>): void {
  replacements = changed
}

const isSentQuery = (value: unknown): value is SentQuery =>
  typeof value === 'object' && value !== null && 'text' in value

function replaceStatement(query: SentQuery): SentQuery {
  const { name, text } = query
  if (name !== undefined) {
    const key = `${name}\n${text}`
    executed.set(key, { name, text, count: (executed.get(key)?.count ?? 0) + 1 })
  }
  const changed = replacements.get(text)
  return changed === undefined ? query : { ...query, text: changed }
}

// Here rather than in the server, so that the tested code stays unchanged.
const query: (...args: never) => unknown = pg.Client.prototype.query
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, first: unknown, ...rest: unknown[]) {
    const sent = isSentQuery(first) ? replaceStatement(first) : first
    return Reflect.apply(query, this, [sent, ...rest])
  },
})
