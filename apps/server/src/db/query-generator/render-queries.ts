import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import type pg from 'pg'
import { numberParameters } from '../../platform/db/number-parameters.ts'
import { typeModules } from './column-types.ts'
import { describeQuery, type DescribedQuery } from './describe-query.ts'
import {
  expandFragments,
  parseQueryFile,
  type QuerySource,
  type SqlFragment,
} from './parse-query-file.ts'
import { splitList } from './split-list.ts'
import { toColumnType, toParamType } from './sql-types.ts'

/** A file of statements, at its path under apps/server/src. */
export interface SqlFile {
  readonly path: string
  readonly text: string
}

interface RenderedRow {
  /** Null for a row type that is written where it is used. */
  readonly name: string | null
  readonly type: string
  readonly code: string
  readonly shape: string
}

const serverFolder = 'apps/server/src'

/**
 * Hash of what a generated file is made of, the query file and the shared fragments that it
 * includes, so that a check without a database finds a stale one.
 */
export function hashSource({ path, text }: SqlFile): string {
  const { queries, fragments } = parseQueryFile(text, path)
  const expanded = queries.map(({ sql }) => expandFragments(sql, fragments))
  return createHash('sha256')
    .update([text, ...expanded].join('\0'))
    .digest('hex')
    .slice(0, 12)
}

/** Path of the file that is generated from a query file. */
export const toGeneratedPath = (path: string): string => path.replace(/\.sql$/, '.queries.ts')

/**
 * Generates the TypeScript of a query file: a typed statement for each block, and its row type.
 * @throws Error if PostgreSQL does not accept a statement, or a note does not fit its columns
 */
export async function renderQueries(client: pg.ClientBase, file: SqlFile): Promise<string> {
  const { queries, fragments } = parseQueryFile(file.text, file.path)
  const rows = new Map<string, RenderedRow>()
  const statements: string[] = []
  for (const query of queries)
    statements.push(await renderStatement(client, file, query, fragments, rows))
  const body = [...[...rows.values()].map(({ code }) => code), ...statements].join('\n\n')
  return [
    `// Generated from ${posix.basename(file.path)} by “npm run queries”; do not edit.`,
    `// Source: ${hashSource(file)}`,
    ...renderImports(file.path, body),
    '',
    `${body}\n`,
  ].join('\n')
}

async function renderStatement(
  client: pg.ClientBase,
  file: SqlFile,
  query: QuerySource,
  fragments: ReadonlyMap<string, SqlFragment>,
  rows: Map<string, RenderedRow>,
): Promise<string> {
  const location = `${file.path}, ${query.name}`
  try {
    const sql = expandFragments(query.sql, fragments)
    const { text, parameters: names } = numberParameters(sql)
    const described = await describeQuery(client, text)
    const row = renderRow(query, described)
    if (row?.name) {
      const existingRow = rows.get(row.name) ?? row
      if (existingRow.shape !== row.shape)
        throw new Error(`has other columns than the ${row.name} before it`)
      rows.set(row.name, existingRow)
    }
    if (query.isList) return renderList(query, sql)
    return [
      ...renderDescription(query.description),
      `export const ${query.name} = defineStatement<`,
      indent(`${renderParams(query, names, described)},`),
      indent(row?.type ?? 'NoRow'),
      `>(`,
      `  '${getNamePrefix(file.path)}.${query.name}',`,
      `  [${names.map((name) => `'${name}'`).join(', ')}],`,
      `  ${quoteSql(text)},`,
      ...renderMerge(query, names, described),
      ')',
    ].join('\n')
  } catch (error) {
    throw new Error(`${location}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function renderMerge(
  { merge }: QuerySource,
  names: readonly string[],
  { columns }: DescribedQuery,
): string[] {
  if (!merge) return []
  const { list, column } = merge
  if (!names.includes(list)) throw new Error(`has no parameter ${list}`)
  if (!columns.some(({ name }) => name === column)) throw new Error(`has no column ${column}`)
  return [`  { list: '${list}', column: '${column}' },`]
}

const quoteSql = (sql: string) =>
  `\`${sql.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``

/** Renders the columns and joins of lists, with named parameters. */
function renderList(query: QuerySource, sql: string): string {
  if (query.row === null) throw new Error('a list names its row type')
  const { commonTables, columns, from, joins } = splitList(sql)
  const quoteEach = (parts: ReadonlyMap<string, string>) =>
    [...parts].map(([name, part]) => `    ${name}: ${quoteSql(part)},`)
  return [
    ...renderDescription(query.description),
    `export const ${query.name}: ListSource<${query.row}> = {`,
    ...(commonTables.size > 0 ? ['  commonTables: {', ...quoteEach(commonTables), '  },'] : []),
    `  columns: ${quoteSql(columns)},`,
    `  from: ${quoteSql(from)},`,
    '  joins: {',
    ...quoteEach(joins),
    '  },',
    '}',
  ].join('\n')
}

/** The feature's folder, or the platform's. */
export const getNamePrefix = (path: string) => posix.basename(posix.dirname(posix.dirname(path)))

function renderParams(
  query: QuerySource,
  names: readonly string[],
  { paramTypes }: DescribedQuery,
): string {
  for (const name of query.params.keys())
    if (!names.includes(name)) throw new Error(`has no parameter ${name}`)
  if (names.length === 0) return 'NoParams'
  const fields = names.map(
    (name, index) =>
      `readonly ${name}: ${query.params.get(name) ?? toParamType(paramTypes[index] ?? 'text')}`,
  )
  return renderObject(fields)
}

/** Renders an object type, on one line if it is short. */
function renderObject(fields: readonly string[]): string {
  const line = `{ ${fields.join('; ')} }`
  return line.length <= 90 && !line.includes('/**')
    ? line
    : ['{', ...fields.map((field) => indent(field)), '}'].join('\n')
}

const indent = (text: string) => text.replace(/^(?=.)/gm, '  ')

/** Renders the row type; undefined for a statement without columns. */
function renderRow(query: QuerySource, { columns }: DescribedQuery): RenderedRow | undefined {
  if (columns.length === 0) return undefined
  for (const column of query.columns.keys())
    if (!columns.some((described) => described.name === column))
      throw new Error(`has no column ${column}`)
  const fields = columns.map((column) => {
    const note = query.columns.get(column.name)
    const name = /^[a-z_]\w*$/i.test(column.name) ? column.name : `'${column.name}'`
    return [
      ...renderDescription(note?.description ?? ''),
      `readonly ${name}: ${note?.type ?? toColumnType(column)}`,
    ].join('\n')
  })
  return {
    name: query.row,
    type: query.row ?? renderObject(fields),
    shape: columns
      .map((column) => `${column.name} ${column.type}`)
      .toSorted()
      .join(),
    code: [
      ...renderDescription(query.rowDescription),
      `export interface ${query.row} {`,
      ...fields.map((field) => indent(field)),
      '}',
    ].join('\n'),
  }
}

const renderDescription = (text: string): string[] => (text === '' ? [] : [`/** ${text} */`])

const builtIn = new Set(['Buffer', 'NoParams', 'NoRow', 'Partial', 'Readonly', 'Record'])

/** @throws an error for a type that would not be imported, since no check reads generated code */
function requireKnownTypes(code: string): void {
  const own = [...code.matchAll(/export interface (\w+)/g)].map(([, name]) => name)
  const plain = code.replace(/'[^'\n]*'|\/\*[^]*?\*\//g, '')
  for (const [name] of plain.matchAll(/\b[A-Z]\w+/g))
    if (!(name in typeModules) && !builtIn.has(name) && !own.includes(name))
      throw new Error(`the type ${name} is not in column-types.ts`)
}

/** Imports the types that the generated code mentions. */
function renderImports(path: string, body: string): string[] {
  const code = body.replace(/`[^`]*`/g, '')
  requireKnownTypes(code)
  const platform = posix.relative(posix.dirname(path), `${serverFolder}/platform/db/statement.ts`)
  const byModule = new Map<string, string[]>()
  for (const [name, module] of Object.entries(typeModules)) {
    if (!new RegExp(`\\b${name}\\b`).test(code)) continue
    const from = module.startsWith('@') ? module : toRelative(path, `${serverFolder}/${module}`)
    byModule.set(from, [...(byModule.get(from) ?? []), name])
  }
  return [
    ...[...byModule]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([from, names]) => `import type { ${names.toSorted().join(', ')} } from '${from}'`),
    `import { ${[...(code.includes('defineStatement<') ? ['defineStatement'] : []), ...['NoParams', 'NoRow'].filter((name) => new RegExp(`\\b${name}\\b`).test(code)).map((name) => `type ${name}`)].join(', ')} } from '${platform}'`,
  ]
}

function toRelative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}
