import pg from 'pg'
import { EnteredQuery } from '../../apps/server/src/platform/db/entered-query.ts'
import { type ChangedStatement, findDifferences, type SentStatement } from './compare-statements.ts'
import type { MutantJob, RecordedStatement } from './mutation-job.ts'

interface SentQuery {
  /** Absent where a test sends a statement itself. */
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
}

/** The statements sent to PostgreSQL, with their numbers. */
export const executed = new Map<string, RecordedStatement>()

let replacements: ReadonlyMap<string, string> = new Map()
let comparedByText: ReadonlyMap<string, readonly ChangedStatement[]> = new Map()
const different = new Set<string>()
let onDifference: (mutant: string) => void = () => {}
/** Names under which a connection plans each text once. */
const planNames = new Map<string, string>()

/** From now on, these statements are sent as others. */
export function replaceStatements(changes: MutantJob['changes']): void {
  replacements = new Map(changes.map(({ text, changed }) => [text, changed]))
}

/** From now on, each statement is also sent as these mutants change it, until the result differs. */
export function compareStatements(
  mutants: readonly MutantJob[],
  report: (mutant: string) => void,
): void {
  different.clear()
  comparedByText = Map.groupBy(
    mutants.flatMap(({ id, changes }) =>
      changes.map(({ text: of, changed: text }) => ({ id, of, text, name: toPlanName(text) })),
    ),
    ({ of }) => of,
  )
  onDifference = report
}

const isSentQuery = (value: unknown): value is SentQuery =>
  typeof value === 'object' && value !== null && 'text' in value && !('submit' in value)

const isNamed = (query: SentQuery): query is SentStatement =>
  query.name !== undefined && query.values !== undefined

function replaceStatement(query: SentQuery): SentQuery {
  const { name, text } = query
  if (name !== undefined) {
    const key = `${name}\n${text}`
    executed.set(key, { name, text, count: (executed.get(key)?.count ?? 0) + 1 })
  }
  const changed = replacements.get(text)
  return changed === undefined ? query : { ...query, text: changed }
}

function toPlanName(text: string): string {
  const name = planNames.get(text) ?? `mutant ${planNames.size}`
  planNames.set(text, name)
  return name
}

async function compareStatement(
  client: pg.Client,
  statement: SentStatement,
  changed: readonly ChangedStatement[],
  send: (sent: string | SentStatement) => Promise<pg.QueryResult>,
): Promise<void> {
  const asIs = { ...statement, name: toPlanName(statement.text) }
  for (const id of await findDifferences(send, client.getTransactionStatus(), asIs, changed)) {
    if (!different.has(id)) onDifference(id)
    different.add(id)
  }
}

const listChanged = (text: string): readonly ChangedStatement[] =>
  comparedByText.get(text)?.filter(({ id }) => !different.has(id)) ?? []

/** The same for a statement behind an entry, whose result is not that of `query`. */
async function sendEntered(client: pg.Client, entered: EnteredQuery): Promise<void> {
  const { entry, name, text, values } = entered
  const statement = { text, ...(name && values ? { name, values } : {}) }
  entered.text = replaceStatement(statement).text
  const changed = listChanged(text)
  if (changed.length > 0 && isNamed(statement))
    await compareStatement(client, statement, changed, async (sent) => {
      if (typeof sent === 'string') return Reflect.apply(query, client, [sent])
      const attempt = new EnteredQuery(entry, { ...sent, values: [...sent.values] })
      Reflect.apply(query, client, [attempt])
      return attempt.result
    })
  Reflect.apply(query, client, [entered])
}

// Here rather than in the server, so that the tested code stays unchanged.
const query: (...args: never) => Promise<pg.QueryResult> = pg.Client.prototype.query
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, first: unknown, ...rest: unknown[]) {
    const sendAs = (sent: unknown) => Reflect.apply(query, this, [sent, ...rest])
    if (first instanceof EnteredQuery) return void sendEntered(this, first)
    if (!isSentQuery(first)) return sendAs(first)
    const sent = replaceStatement(first)
    const changed = listChanged(first.text)
    if (changed.length === 0 || !isNamed(first)) return sendAs(sent)
    const send = (other: string | SentStatement) => Reflect.apply(query, this, [other])
    return compareStatement(this, first, changed, send).then(() => sendAs(sent))
  },
})
