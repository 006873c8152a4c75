import type { ForeignKeyDescription, TableDescription } from './describe-schema.ts'

const shortTypes: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
  integer: 'int',
  boolean: 'bool',
}
const toShortType = (type: string) =>
  type.replace(/^[a-z ]+/, (name) => shortTypes[name] ?? name).replace('character(', 'char(')
const toCell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')
const toAnchor = (name: string) => `[${name}](#${name})`

function renderMeaning(table: TableDescription, column: string, comment: string | null): string {
  const links = table.foreignKeys
    .filter(({ columns }) => columns[0] === column)
    .map(
      ({ table: to, target }) =>
        `→ ${to === target ? toAnchor(to) : `${toAnchor(to)} (${target})`}`,
    )
  return [...new Set(links), ...(comment ? [toCell(comment)] : [])].join('. ')
}

function renderColumns(table: TableDescription): readonly string[] {
  return [
    '| Column | Type | Null | Default | Meaning |',
    '| --- | --- | --- | --- | --- |',
    ...table.columns.map(({ name, type, isNullable, default: value, comment }) => {
      const key = table.primaryKey.includes(name) ? '**' : ''
      const cells = [
        `${key}${name}${key}`,
        toShortType(type),
        isNullable ? 'null' : '',
        value === null ? '' : `\`${toCell(simplifySql(value))}\``,
        renderMeaning(table, name, comment),
      ]
      return `| ${cells.join(' | ')} |`
    }),
  ]
}

/** Removes what PostgreSQL adds to an expression: casts of texts and outer parentheses. */
const simplifySql = (sql: string) =>
  mergeLastParentheses(
    sql
      .replaceAll('::text', '')
      .replaceAll(/<> ALL \(ARRAY\[([^\][]*)\]\)/g, 'NOT IN ($1)')
      .replaceAll(/= ANY \(ARRAY\[([^\][]*)\]\)/g, 'IN ($1)'),
  )

/** "check ((a > b))" becomes "check (a > b)". */
function mergeLastParentheses(sql: string): string {
  const start = sql.indexOf('((')
  return start >= 0 && sql.endsWith('))') && sql.length >= start + 4
    ? `${sql.slice(0, start)}(${sql.slice(start + 2, -2)})`
    : sql
}
const simplifyIndex = (sql: string) =>
  simplifySql(sql)
    .replace(/^CREATE (UNIQUE )?INDEX (\S+) ON (?:ONLY )?\S+ USING /, '$2: $1')
    .replace(/btree /, '')
const simplifyTrigger = (sql: string) =>
  simplifySql(sql)
    .replace(/^CREATE (?:CONSTRAINT )?TRIGGER (\S+) /, '$1: ')
    .replace(/ ON public\.\S+/, '')
    .replace(/ FOR EACH ROW/, '')

const renderList = (title: string, items: readonly string[]) =>
  items.length === 0 ? [] : ['', `${title}:`, '', ...items.map((item) => `- \`${item}\``)]

function renderTable(table: TableDescription): readonly string[] {
  return [
    '',
    `### ${table.name}`,
    '',
    table.comment ?? '',
    '',
    ...renderColumns(table),
    ...renderList(
      'Foreign keys',
      table.foreignKeys.map(({ definition }) => definition.replace('FOREIGN KEY ', '')).toSorted(),
    ),
    ...renderList('Constraints', table.constraints.map(simplifySql)),
    ...renderList('Indexes', table.indexes.map(simplifyIndex)),
    ...renderList('Triggers', table.triggers.map(simplifyTrigger)),
  ]
}

/** One line per pair of tables; the label names the referencing columns. */
function renderRelations(tables: readonly TableDescription[]): readonly string[] {
  const relations = tables.flatMap((table) =>
    [...Map.groupBy(table.foreignKeys, ({ table: to }) => to)].map(([to, keys]) =>
      renderRelation(table.name, to, keys),
    ),
  )
  const unrelatedTables = tables
    .map(({ name }) => name)
    .filter((name) => !relations.some((line) => line.includes(` ${name} `)))
  if (relations.length === 0) return []
  return [
    '',
    '```mermaid',
    'erDiagram',
    ...relations,
    ...unrelatedTables.map((name) => `  ${name}`),
    '```',
  ]
}

function renderRelation(from: string, to: string, keys: readonly ForeignKeyDescription[]): string {
  const cardinality = keys.every(({ isNullable }) => isNullable) ? '|o' : '||'
  const many = keys.every(({ isUnique }) => isUnique) ? 'o|' : 'o{'
  const columns = [...new Set(keys.map((key) => key.columns[0] ?? ''))]
  return `  ${to} ${cardinality}--${many} ${from} : "${columns.join(', ')}"`
}

/** Without an owner, application_comments is grouped with applications. */
function groupByName(name: string, names: readonly string[]): string {
  const owner = names.find(
    (prefix) =>
      prefix !== name && name.startsWith(`${prefix.replace(/ies$/, 'y').replace(/s$/, '')}_`),
  )
  return `Tables of ${owner ?? name}`
}

export interface SchemaDocumentOptions {
  /** Table → feature that writes it. */
  readonly owners: ReadonlyMap<string, string>
  /** Of `hashMigrations`, compared by tools/check-architecture.ts. */
  readonly migrationsHash: string
}

/** Renders docs/schema.md: tables by owning feature, with a diagram of each feature's relations. */
export function renderSchema(
  tables: readonly TableDescription[],
  { owners, migrationsHash }: SchemaDocumentOptions,
): string {
  const names = tables.map(({ name }) => name)
  const groups = [
    ...Map.groupBy(tables, ({ name }) => owners.get(name) ?? groupByName(name, names)),
  ].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${[
    '# Database schema',
    '',
    `<!-- Generated by npm run schema from migrations ${migrationsHash}. Do not edit: change the comments in a migration. -->`,
    '',
    'Columns of the primary key are bold; times are in UTC. In the diagrams, a line from `||` is required and one from `|o` optional.',
    '',
    ...groups.map(([owner, ownTables]) => {
      const links = ownTables.map(({ name }) => toAnchor(name)).join(', ')
      return owners.size > 0 ? `- ${owner}: ${links}` : `- ${links}`
    }),
    ...groups.flatMap(([owner, ownTables]) => [
      ...(owners.size > 0 ? ['', `## Feature: ${owner}`] : []),
      ...(owners.size === 0 && ownTables.length > 1 ? ['', `## ${owner}`] : []),
      ...renderRelations(ownTables),
      ...ownTables.flatMap(renderTable),
    ]),
  ].join('\n')}\n`
}
