import pg from 'pg'
import { getDeclaredName } from '../../platform/db/statement-names.ts'

/** One execution of a statement, as PostgreSQL reports it. */
export interface StatementRun {
  /** The statement's name, or the beginning of its text. */
  readonly name: string
  /** Rows that it returned or changed. */
  readonly rows: number
  /** Pages that it read, from memory or from disk. */
  readonly buffers: number
  readonly plan: PlanNode
}

/** A node of `explain (analyze, buffers, format json)`. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly Plans?: readonly PlanNode[]
}

interface ExplainedStatement {
  readonly 'Query Text': string
  readonly Plan: PlanNode
}

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  // Timing each node costs more than it is worth here.
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  'auto_explain.log_parameter_max_length': '0',
} as const

/**
 * Lets PostgreSQL send the plan of each statement of a database to the client that executes it: the
 * plan as it was executed, also of generic plans. Applies to connections opened afterwards.
 * @param connection of a superuser
 */
export async function sendPlans(connection: pg.ClientConfig): Promise<void> {
  await changeSettings(connection, (name, value) => `set ${name} = '${value}'`)
}

/** Reverts `sendPlans`. */
export async function stopSendingPlans(connection: pg.ClientConfig): Promise<void> {
  await changeSettings(connection, (name) => `reset ${name}`)
}

async function changeSettings(
  connection: pg.ClientConfig,
  write: (name: string, value: string) => string,
): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  for (const [name, value] of Object.entries(settings))
    await client.query(`alter database ${rows[0]?.name} ${write(name, value)}`)
  await client.end()
}

const names = new Map<string, string>()
const watched = new WeakSet()
let runs: StatementRun[] | null = null

interface QueryingClient {
  query(this: pg.Client, ...args: unknown[]): unknown
}
interface NamedQuery {
  readonly name?: string
  readonly text?: string
}

/** Watches all clients of this process from now on; call once. */
export function watchClients(): void {
  // The driver's own method, called with its original arguments.
  const prototype = pg.Client.prototype as unknown as QueryingClient
  const { query } = prototype
  prototype.query = function (...args) {
    // pg accepts a string, or an object with name, text and values.
    const statement = args[0] as NamedQuery | string
    if (typeof statement === 'object' && statement.name && statement.text)
      names.set(statement.text, getDeclaredName(statement.name))
    if (!watched.has(this)) {
      watched.add(this)
      this.on(
        'notice',
        ({ message }) => runs && message?.startsWith('duration:') && runs.push(toRun(message)),
      )
    }
    return query.apply(this, args)
  }
}

function toRun(message: string): StatementRun {
  // PostgreSQL writes this object.
  const { Plan: plan, 'Query Text': text } = JSON.parse(
    message.slice(message.indexOf('{')),
  ) as ExplainedStatement
  return {
    name: names.get(text) ?? text.trim().replaceAll(/\s+/g, ' ').slice(0, 60),
    rows: Math.round(plan['Actual Rows'] * plan['Actual Loops']),
    buffers: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    plan,
  }
}

/** Runs an action and returns the statements that any client executed during it. */
export async function recordPlans(act: () => Promise<unknown>): Promise<readonly StatementRun[]> {
  const recorded: StatementRun[] = []
  runs = recorded
  try {
    await act()
  } finally {
    runs = null
  }
  return recorded
}
