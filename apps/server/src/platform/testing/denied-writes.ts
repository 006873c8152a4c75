import pg from 'pg'
import { EnteredQuery } from '../db/entered-query.ts'
import { getDeclaredName } from '../db/statement-names.ts'
import { tenantSides, tenantTables } from '../../db/row-security/tenant-tables.ts'

/**
 * From now on, remembers statements that run in the role of a side and write a table of which the
 * side may change no row. PostgreSQL finds none then and reports no error, so that a change would
 * be lost without a sign.
 */
export function watchDeniedWrites(): void {
  if (isWatching) return
  isWatching = true
  const send: (...args: never) => unknown = pg.Client.prototype.query
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: [unknown, ...unknown[]]) {
      const [sent] = args
      if (typeof sent === 'string') noteRole(this, sent)
      else if (sent instanceof EnteredQuery) noteEntered(sent)
      else if (isStatement(sent)) noteDeniedWrites(roles.get(this), sent)
      return Reflect.apply(send, this, args)
    },
  })
}

/** Fails a test file whose statements write what their role may not change. */
export function rejectDeniedWrites(): void {
  const found = [...denied]
  denied.clear()
  if (found.length > 0)
    throw new Error(
      `statements write rows that their role may not change (row-security): ${found.join(', ')}`,
    )
}

interface NamedStatement {
  readonly name: string
  readonly text: string
}

let isWatching = false
const denied = new Set<string>()
/** The role of each connection's transaction; none for the user that connected. */
const roles = new WeakMap<pg.Client, string>()

const isStatement = (sent: unknown): sent is NamedStatement =>
  typeof sent === 'object' &&
  sent !== null &&
  'name' in sent &&
  'text' in sent &&
  typeof sent.text === 'string'

/** The first value of an entry is the role, unless only the actor is set. */
function noteEntered({ entry, name = '', text }: EnteredQuery): void {
  noteDeniedWrites(entry.values[0], { name, text })
}

/** Follows the role through the messages that begin, switch and end a transaction. */
function noteRole(client: pg.Client, text: string): void {
  if (/^\s*(?:begin|commit|rollback(?! to))\b/i.test(text)) roles.delete(client)
  const [, role] = /\bset local role (?:= )?'?(\w+)/i.exec(text) ?? []
  if (role === 'none') roles.delete(client)
  else if (role) roles.set(client, role)
}

/** Returns the tables that a statement inserts into, updates or deletes from. */
export const listWrittenTables = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /(?<!\bfor (?:no key )?)(?<!\bdo )\b(?:insert into|update|delete from)\s+(?:public\.)?([a-z_]+)/gi,
    ),
  ].flatMap(([, table]) => table?.toLowerCase() ?? [])

function noteDeniedWrites(role: string | undefined, { name, text }: NamedStatement): void {
  const side = tenantSides.find((known) => role === `fledge_${known}`)
  if (!side) return
  for (const table of listWrittenTables(text)) {
    const policies = tenantTables[table]
    if (policies && !policies[side]?.own)
      denied.add(`${getDeclaredName(name)} writes ${table} as ${side}`)
  }
}
