import { numberParameters } from './number-parameters.ts'

/**
 * A named SQL statement, prepared once per connection. Query files (`queries/*.sql`) are generated
 * into statements whose types come from PostgreSQL.
 */
export interface Statement<Params, Row> {
  readonly name: string
  /** With positional parameters. */
  readonly text: string
  /** Names of the parameters by position. */
  readonly parameters: readonly string[]
  readonly merge?: MergeRule
  /** Never set; carries the types. */
  readonly types?: (params: Params) => Row
}

/**
 * How calls of a statement that differ in one list only become a single one: their lists are joined,
 * and each call gets the rows of its own keys (`merge-statements.ts`).
 */
export interface MergeRule {
  /** The parameter with the list of keys, or of JSON objects with a key each. */
  readonly list: string
  /** The column with the key of a row. */
  readonly column: string
}

export type NoParams = Readonly<Record<never, never>>
/** The row of a statement that returns none. */
export type NoRow = Readonly<Record<never, never>>

type AnyStatement = Pick<Statement<unknown, unknown>, 'name' | 'text' | 'parameters'>

/** PostgreSQL cuts longer names than 63; the role that a statement runs in adds two characters. */
export const maxNameLength = 61

const registry = new Map<string, AnyStatement>()

/**
 * Declares a statement. Query files are the usual way; only SQL that is composed from a list of
 * tables or columns is declared by hand.
 * @param name `feature.purpose`, e.g. `offers.offerById`; at most 61 characters
 * @param parameters names of the parameters by position
 */
export function defineStatement<Params, Row = NoRow>(
  name: string,
  parameters: readonly string[],
  text: string,
  merge?: MergeRule,
): Statement<Params, Row> {
  if (name.length > maxNameLength) throw new Error(`statement name too long: ${name}`)
  const registered = registry.get(name)
  if (registered && registered.text !== text) throw new Error(`duplicate statement name: ${name}`)
  const statement = { name, text, parameters, ...(merge ? { merge } : {}) }
  registry.set(name, statement)
  return statement
}

/** Declares a statement whose SQL is composed, with `:named` parameters. */
export function composeStatement<Params, Row = NoRow>(
  name: string,
  sql: string,
): Statement<Params, Row> {
  const { text, parameters } = numberParameters(sql)
  return defineStatement(name, parameters, text)
}

/**
 * SQL for a timestamp inside JSON built by PostgreSQL, in the format of the responses. The driver
 * formats columns only.
 */
export const isoTimestampSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Lists all statements declared so far, for the test that prepares them. */
export function listStatements(): readonly AnyStatement[] {
  return [...registry.values()]
}
