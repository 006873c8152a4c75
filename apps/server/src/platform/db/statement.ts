/**
 * A named SQL statement, prepared once per connection. A test checks it against the migrated
 * database.
 */
export interface Statement<Params extends readonly unknown[], Row> {
  readonly name: string
  readonly text: string
  /** Never set; carries the types. */
  readonly types?: (params: Params) => Row
}

const registry = new Map<string, { readonly name: string; readonly text: string }>()

/**
 * Declares a statement. Only the platform and the stores of features may declare one.
 * @param name `feature.purpose`, e.g. `offers.forUpdate`; at most 63 characters
 */
export function statement<Params extends readonly unknown[], Row = Record<string, never>>(
  name: string,
  text: string,
): Statement<Params, Row> {
  if (name.length > 63) throw new Error(`statement name too long: ${name}`)
  const known = registry.get(name)
  if (known && known.text !== text) throw new Error(`duplicate statement name: ${name}`)
  const made: Statement<Params, Row> = { name, text }
  registry.set(name, made)
  return made
}

/**
 * SQL for a timestamp inside JSON built by PostgreSQL, in the format of the responses. The driver
 * formats columns only.
 */
export const isoTimestampSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Lists all statements declared so far, for the test that prepares them. */
export function listStatements(): readonly { readonly name: string; readonly text: string }[] {
  return [...registry.values()]
}
