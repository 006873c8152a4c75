import { getLineNumber } from '../source-text.ts'
import { isSpelledAlike, type NameDifference } from './names.ts'

export interface SqlSource {
  readonly path: string
  readonly sql: string
}

/** Two names of one value in a piece of SQL. */
interface Place {
  readonly at: number
  readonly column: string
  readonly name: string
}

const column = String.raw`(?:\w+\.)?(\w+)(?:::[\w[\]]+)?`
const columnPattern = new RegExp(`^${column}$`)
/** `p.name as plan_name`; after anything else than these, the column is part of an expression. */
const aliasPattern = new RegExp(
  String.raw`(?<=[,(]\s*|\b(?:select|distinct)\s+)${column}\s+as\s+(\w+)`,
  'g',
)
const jsonPattern = /\bjsonb_build_object\s*\(/g
/** `plan_id = :plan_id`, `kind = any (:kinds)`, `note = coalesce(:note::text, note)`. */
const parameterPattern = new RegExp(
  String.raw`${column}\s+(?:=|is not distinct from)\s+(?:any\s*\(|coalesce\()?:(\w+)`,
  'g',
)
const insertPattern = /\binsert\s+into\s+\w+\s*\(([^)]*)\)\s*values\s*\(/g

/** Whether a place is in a condition; in an assignment, the nearest of these words is `set`. */
function isInCondition(sql: string, at: number): boolean {
  const words = sql
    .slice(0, at)
    .replaceAll(/\bcase\b[\s\S]*?\bend\b/gi, '')
    .match(/\b(?:set|where|on|and|or|having|when)\b/gi)
  return words?.at(-1)?.toLowerCase() !== 'set'
}

/** Splits a list at its commas, up to the parenthesis that closes it. */
function splitList(text: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === ')' && depth === 0) break
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

const matchAll = (sql: string, pattern: RegExp): readonly Place[] =>
  [...sql.matchAll(pattern)].map(({ index, 1: name = '', 2: second = '' }) => ({
    at: index,
    column: name,
    name: second,
  }))

/** `'company_name', co.name` in `jsonb_build_object (…)`. */
function listJsonPlaces(sql: string): readonly Place[] {
  return [...sql.matchAll(jsonPattern)].flatMap(({ 0: head, index }) => {
    const parts = splitList(sql.slice(index + head.length))
    return parts.flatMap((key, at) => {
      const name = at % 2 === 0 ? /^'(\w+)'$/.exec(key)?.[1] : undefined
      const found = columnPattern.exec(parts[at + 1] ?? '')?.[1]
      return name && found ? [{ at: index, column: found, name }] : []
    })
  })
}

function listInsertedPlaces(sql: string): readonly Place[] {
  return [...sql.matchAll(insertPattern)].flatMap(({ 0: head, 1: columns = '', index }) => {
    const values = splitList(sql.slice(index + head.length))
    return splitList(columns).flatMap((inserted, at) => {
      const name = /^:(\w+)(?:::[\w[\]]+)?$/.exec(values[at] ?? '')?.[1]
      return name ? [{ at: index, column: inserted, name }] : []
    })
  })
}

/** Numbers, literals and keywords where a column is expected. */
const isNoColumn = (name: string) => /^(?:\d+|true|false|null)$/.test(name)

/** Lists where a query file calls a column differently: in an alias, a JSON key or a parameter. */
export function listSqlDifferences({ path, sql }: SqlSource): readonly NameDifference[] {
  const code = sql.replaceAll(/--[^\n]*/g, (comment) => ' '.repeat(comment.length))
  // A condition may compare a column with another one's value: a supervisor with a member.
  const parameters = matchAll(code, parameterPattern).filter(
    (use) => !isInCondition(code, use.at) || !isSpelledAlike(use.name, use.column),
  )
  return [
    ...parameters,
    ...listInsertedPlaces(code),
    ...matchAll(code, aliasPattern),
    ...listJsonPlaces(code),
  ]
    .filter((use) => !isNoColumn(use.column) && !isSpelledAlike(use.column, use.name))
    .map(({ at, column: from, name: to }) => ({ path, line: getLineNumber(sql, at), from, to }))
}
