// Finds the conditions of SQL statements and removes them one at a time. PostgreSQL's own parser
// finds them, because a regular expression cannot tell where a condition ends.

type SqlNode = { [key: string]: unknown }

interface ParsedSql extends SqlNode {
  stmts: unknown[]
}

/** The parts used of the package in tools/on-demand/pgsql-parser. */
export interface SqlParser {
  readonly parse: (sql: string) => Promise<ParsedSql>
  readonly deparse: (sql: ParsedSql) => Promise<string>
}

/** A condition of a statement. */
export interface SqlCondition {
  /** As PostgreSQL reads it, in one line. */
  readonly condition: string
  /** Index in the statement where it begins. */
  readonly index: number
  readonly path: ConditionPath
}

/** The keys that lead to a condition in the parsed statement. */
export type ConditionPath = readonly (string | number)[]

const isNode = (value: unknown): value is SqlNode => typeof value === 'object' && value !== null

// The parts of a statement that hold a condition: where, having, on, filter.
const conditionKeys = new Set(['whereClause', 'havingClause', 'quals', 'agg_filter'])
// `on conflict (…) where …` names an index and is no condition.
const skippedKeys = new Set(['infer'])

/**
 * Lists the conditions of a statement, including those of its subqueries: each operand of `and`.
 * @throws Error for a statement that could not be printed again as it is
 */
export async function listConditions(
  parser: SqlParser,
  sql: string,
): Promise<readonly SqlCondition[]> {
  const parsed = await parser.parse(sql)
  if (!(await isPrintedFaithfully(parser, parsed))) throw new Error(`cannot be printed: ${sql}`)
  const found: SqlCondition[] = []
  for (const path of listConditionPaths(parsed)) {
    const condition = getAt(parsed, path)
    found.push({
      condition: await printExpression(parser, parsed, condition),
      index: findStart(condition),
      path,
    })
  }
  return found
}

const printSql = (parser: SqlParser, parsed: ParsedSql): Promise<string> =>
  parser.deparse({ ...parsed, stmts: parsed.stmts.map(parenthesizeIndexedArrays) })

/**
 * Marks arrays of which an element is read. The printer forgets the parentheses of `(array[1, 2])[1]`
 * and prints them around what is read from twice, so the first reading is empty.
 */
export function parenthesizeIndexedArrays(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(parenthesizeIndexedArrays)
  if (!isNode(value)) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, parenthesizeIndexedArrays(child)]),
  )
  const read = copy.A_Indirection
  return isNode(read) && isNode(read.arg) && 'A_ArrayExpr' in read.arg
    ? { A_Indirection: { ...read, arg: { A_Indirection: { arg: read.arg, indirection: [] } } } }
    : copy
}

async function isPrintedFaithfully(parser: SqlParser, parsed: ParsedSql): Promise<boolean> {
  const again = await parser.parse(await printSql(parser, parsed))
  return toStructure(again) === toStructure(parsed)
}

/** A statement without the places of its words. */
const toStructure = (parsed: ParsedSql) =>
  JSON.stringify(parsed, (key, value: unknown) =>
    [
      'location',
      'stmt_len',
      'stmt_location',
      'list_start',
      'list_end',
      'rexpr_list_start',
      'rexpr_list_end',
    ].includes(key)
      ? undefined
      : value,
  )

function listConditionPaths(value: unknown, path: ConditionPath = []): ConditionPath[] {
  if (!isNode(value)) return []
  return Object.entries(value).flatMap(([key, child]) => {
    if (skippedKeys.has(key)) return []
    const at = [...path, key]
    return [
      ...(conditionKeys.has(key) ? listOperandPaths(child, at) : []),
      ...listConditionPaths(child, at),
    ]
  })
}

/** Lists the operands of `and`, also of an `and` inside an `or`. */
function listOperandPaths(condition: unknown, path: ConditionPath): ConditionPath[] {
  const operands = getOperands(condition, 'AND_EXPR')
  if (operands)
    return operands.flatMap((operand, index) =>
      listOperandPaths(operand, [...path, 'BoolExpr', 'args', index]),
    )
  const alternatives = getOperands(condition, 'OR_EXPR') ?? []
  return [
    ...(isConstant(condition) ? [] : [path]),
    ...alternatives.flatMap((alternative, index) =>
      getOperands(alternative, 'AND_EXPR')
        ? listOperandPaths(alternative, [...path, 'BoolExpr', 'args', index])
        : [],
    ),
  ]
}

function getOperands(condition: unknown, operator: string): readonly unknown[] | undefined {
  if (!isNode(condition) || !isNode(condition.BoolExpr)) return undefined
  const { boolop, args } = condition.BoolExpr
  return boolop === operator && Array.isArray(args) ? args : undefined
}

const isConstant = (condition: unknown) => isNode(condition) && 'A_Const' in condition

const getAt = (value: unknown, path: ConditionPath): unknown =>
  path.reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), value)

/**
 * Returns a statement with a condition replaced by `condition or true`: PostgreSQL plans that as if
 * it were absent, and the statement keeps its parameters, which it would otherwise refuse.
 */
export async function dropCondition(
  parser: SqlParser,
  sql: string,
  path: ConditionPath,
): Promise<string> {
  const parsed = await parser.parse(sql)
  const holder = getAt(parsed, path.slice(0, -1))
  const key = path.at(-1)
  if (!isNode(holder) || key === undefined) throw new Error('a condition outside a statement')
  holder[key] = {
    BoolExpr: {
      boolop: 'OR_EXPR',
      args: [holder[key], { A_Const: { boolval: { boolval: true } } }],
    },
  }
  return printSql(parser, parsed)
}

async function printExpression(
  parser: SqlParser,
  parsed: ParsedSql,
  expression: unknown,
): Promise<string> {
  const printed = await printSql(parser, {
    ...parsed,
    stmts: [{ stmt: { SelectStmt: { targetList: [{ ResTarget: { val: expression } }] } } }],
  })
  return printed
    .replace(/^\s*select\s+/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Returns the first place in an expression; an operator's own place is behind its left operand. */
function findStart(value: unknown): number {
  if (!isNode(value)) return Infinity
  return Math.min(
    ...Object.entries(value).map(([key, child]) =>
      key === 'location' && typeof child === 'number' && child >= 0 ? child : findStart(child),
    ),
  )
}
