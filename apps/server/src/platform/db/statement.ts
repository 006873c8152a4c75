/** One SQL statement with a name of its own: prepared once a connection, checked against the migrated database by a test. */
export interface Statement<Params extends readonly unknown[], Row> {
  readonly name: string
  readonly text: string
  /** Never set: carries the types. */
  readonly types?: (params: Params) => Row
}

const all = new Map<string, { readonly name: string; readonly text: string }>()

/**
 * Declares a statement. Only a feature's store.ts (and the platform) may.
 * @param name feature.what, e.g. `offers.forUpdate`; at most 63 characters
 */
export function statement<Params extends readonly unknown[], Row = Record<string, never>>(
  name: string,
  text: string,
): Statement<Params, Row> {
  if (name.length > 63) throw new Error(`statement name too long: ${name}`)
  const known = all.get(name)
  if (known && known.text !== text) throw new Error(`two statements are called ${name}`)
  const made: Statement<Params, Row> = { name, text }
  all.set(name, made)
  return made
}

/** A moment inside JSON that PostgreSQL builds, as every answer says one: the driver brings only columns into that shape. */
export const isoTimestampSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Every statement declared so far, for the test that prepares them all. */
export function declaredStatements(): readonly { readonly name: string; readonly text: string }[] {
  return [...all.values()]
}
