import type { MergeRule } from '../../platform/db/statement.ts'
import { findStatusSql } from '../../platform/db/statuses.ts'
import { sharedFragments } from '../shared-fragments.ts'

/** A statement of a query file. */
export interface QuerySource {
  readonly name: string
  /** A list has columns and joins only; `defineList` adds the rest. */
  readonly isList: boolean
  readonly description: string
  readonly sql: string
  /** TypeScript types of parameters that differ from those of the database. */
  readonly params: ReadonlyMap<string, string>
  /** The same for result columns. */
  readonly columns: ReadonlyMap<string, ColumnNote>
  /** Name of the row type. Statements with the same columns can share one; the first defines it. */
  readonly row: string | null
  readonly rowDescription: string
  /** How its calls are merged. */
  readonly merge: MergeRule | null
}

/** A result column as a query file describes it. */
export interface ColumnNote {
  readonly type: string | null
  readonly description: string
}

/** SQL that statements include: `{{offer_columns}}`, or with arguments `{{visible_name(u)}}`. */
export interface SqlFragment {
  readonly name: string
  readonly args: readonly string[]
  readonly sql: string
}

export interface QueryFile {
  readonly queries: readonly QuerySource[]
  readonly fragments: ReadonlyMap<string, SqlFragment>
}

interface Directive {
  readonly kind: string
  readonly value: string
  readonly description: string
}

const directivePattern = /^-- (name|list|fragment|param|column|row|merge): (.+)$/

/**
 * Parses a query file: blocks separated by empty lines, each with a description, directives and
 * SQL.
 *
 * - `-- name: sendOffer` names a statement, `-- fragment: offer_columns` a piece of SQL
 * - `-- list: offerRows` columns and joins, for lists (`defineList`) and as a fragment
 * - `-- param: note: string | null` and `-- column: count: number // description` set types
 * - `-- row: OfferRow // description` names the row type
 * - `-- merge: offer_ids by offer_id` joins the lists of calls at the same time (`MergeRule`)
 * @param path for messages
 * @throws Error for a block without a name
 */
export function parseQueryFile(text: string, path: string): QueryFile {
  const queries: QuerySource[] = []
  const fragments = new Map<string, SqlFragment>()
  for (const block of text.split(/\n\s*\n/)) {
    const lines = block.trim().split('\n')
    const start = lines.findIndex((line) => !line.startsWith('--'))
    if (start < 0 || block.trim() === '') continue
    const head = lines.slice(0, start)
    const sql = lines.slice(start).join('\n').replace(/;\s*$/, '')
    const directives = head.flatMap(parseDirective)
    const fragment = directives.find((directive) => directive.kind === 'fragment')
    if (fragment) {
      const parsed = parseFragment(fragment.value, sql)
      fragments.set(parsed.name, parsed)
      continue
    }
    const query = parseQuery(head, directives, sql, path)
    queries.push(query)
    // Statements can also begin with the rows of a list and add their conditions.
    if (query.isList) fragments.set(query.name, { name: query.name, args: [], sql })
  }
  return { queries, fragments }
}

function parseDirective(line: string): Directive[] {
  const [, kind = '', rest = ''] = directivePattern.exec(line) ?? []
  const [value = '', description = ''] = rest.split(' // ')
  return kind ? [{ kind, value: value.trim(), description: description.trim() }] : []
}

function parseQuery(
  head: readonly string[],
  directives: readonly Directive[],
  sql: string,
  path: string,
): QuerySource {
  const find = (kind: string) => directives.filter((directive) => directive.kind === kind)
  const [list] = find('list')
  const name = find('name')[0] ?? list
  if (!name) throw new Error(`${path}: a statement without a name: ${sql.slice(0, 60)}`)
  const [row] = find('row')
  return {
    name: name.value,
    isList: list !== undefined,
    sql,
    description: head
      .filter((line) => !directivePattern.test(line))
      .map((line) => line.replace(/^--\s?/, ''))
      .join(' ')
      .trim(),
    params: new Map(find('param').map(({ value }) => splitType(value, path))),
    columns: new Map(
      find('column').map(({ value, description }) => {
        const [column = '', type = null] = value.split(/:\s+(.*)/s)
        return [column, { type, description }]
      }),
    ),
    row: row?.value ?? null,
    rowDescription: row?.description ?? '',
    merge: parseMerge(find('merge')[0]?.value, path),
  }
}

function parseMerge(value: string | undefined, path: string): MergeRule | null {
  if (value === undefined) return null
  const [, list, column] = /^(\w+) by (\w+)$/.exec(value) ?? []
  if (!list || !column) throw new Error(`${path}: merge: ${value} is not “list by column”`)
  return { list, column }
}

function splitType(value: string, path: string): [name: string, type: string] {
  const [name = '', type] = value.split(/:\s+(.*)/s)
  if (!type) throw new Error(`${path}: the parameter ${value} has no type`)
  return [name, type]
}

function parseFragment(head: string, sql: string): SqlFragment {
  const [, name = '', args = ''] = /^(\w+)(?:\(([^)]*)\))?$/.exec(head) ?? []
  return { name, args: splitArguments(args), sql }
}

/** A fragment that a statement includes: `{{name}}` or `{{name(arguments)}}`. */
export const fragmentPattern = /\{\{([\w.]+)(?:\(((?:[^(){}]|\([^()]*\))*)\))?\}\}/g

/** Returns the SQL of a fragment with its arguments; undefined for a wrong number of them. */
function fillFragment({ args, sql }: SqlFragment, values: readonly string[]): string | undefined {
  if (values.length !== args.length) return undefined
  return args.reduce((text, arg, index) => text.replaceAll(`{{${arg}}}`, values[index] ?? ''), sql)
}

/** The same for a shared fragment or a status; also undefined for an unknown one. */
function callSharedFragment(name: string, values: readonly string[]): string | undefined {
  if (name.includes('.')) return values.length === 0 ? findStatusSql(name) : undefined
  const shared = sharedFragments[name]
  return shared?.length === values.length ? shared(...values) : undefined
}

/**
 * Replaces the fragments that a statement includes: those of its file, the shared ones, and the
 * statuses of the domain (`{{offer.OFFERED}}`, `{{offer.open}}`).
 * @throws Error for an unknown fragment or status, or a wrong number of arguments
 */
export function expandFragments(
  sql: string,
  fragments: ReadonlyMap<string, SqlFragment>,
  depth = 0,
): string {
  if (depth > 10) throw new Error('a fragment includes itself')
  return sql.replace(fragmentPattern, (all, name: string, list: string | undefined) => {
    const values = splitArguments(list ?? '')
    const fragment = fragments.get(name)
    const text = fragment ? fillFragment(fragment, values) : callSharedFragment(name, values)
    if (text === undefined) throw new Error(`${all} is not a fragment with these arguments`)
    return expandFragments(text, fragments, depth + 1)
  })
}

/** Splits at commas that are not inside brackets. */
function splitArguments(list: string): string[] {
  const parts: string[] = []
  let level = 0
  let current = ''
  for (const letter of list) {
    if (letter === '(') level += 1
    if (letter === ')') level -= 1
    if (letter === ',' && level === 0) {
      parts.push(current.trim())
      current = ''
    } else current += letter
  }
  return current.trim() === '' ? parts : [...parts, current.trim()]
}
