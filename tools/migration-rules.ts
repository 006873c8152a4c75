// Checks migrations for changes that servers of the previous version cannot work with, and
// docs/schema.md for being generated from them (docs/decisions/0025-expand-and-contract.md).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashMigrations, readMigrations } from '../apps/server/src/db/migrations-hash.ts'
import { splitTransactions } from '../apps/server/src/platform/db/split-transactions.ts'
import type { Finding } from './source-files.ts'

const folder = 'apps/server/src/db/migrations'
const document = 'docs/schema.md'
/** Earlier migrations ran before the rules existed. */
const firstChecked = '20261124'
const namePattern = /^\d{8}_\d{4}_[a-z0-9-]+(_[a-z0-9-]+)?\.sql$/

export interface MigrationSources {
  /** Name → text. */
  readonly migrations: ReadonlyMap<string, string>
  /** docs/schema.md, if it exists. */
  readonly document: string | undefined
}

export function readMigrationSources(root: string): MigrationSources {
  const path = join(root, document)
  return {
    migrations: readMigrations(join(root, folder)),
    document: existsSync(path) ? readFileSync(path, 'utf8') : undefined,
  }
}

/** What breaks a server that still runs the previous version, and the pattern that shows it. */
const breakingChanges: readonly (readonly [string, RegExp])[] = [
  ['drop', /^drop\s+(table|schema|view|type|sequence)\b/],
  [
    'drop column',
    /^alter\s+table\b.*\bdrop\s+(?!constraint\b|default\b|not\s+null\b|expression\b|identity\b)/,
  ],
  ['rename', /^alter\b.*\brename\b/],
  ['alter column type', /^alter\s+table\b.*\balter\s+(column\s+)?[\w"]+\s+(set\s+data\s+)?type\b/],
  ['set not null', /^alter\s+table\b.*\bset\s+not\s+null\b/],
  [
    'add column … not null without a default',
    /^alter\s+table\b.*\badd\s+column\s+((?!\bdefault\b|\bgenerated\b)[^,])*\bnot\s+null\b((?!\bdefault\b|\bgenerated\b)[^,])*(,|$)/,
  ],
]

interface SqlStatement {
  readonly line: number
  /** Without comments and function bodies, in lower case. */
  readonly sql: string
  readonly comments: readonly string[]
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

function listSqlStatements(text: string): readonly SqlStatement[] {
  const code = text
    .replaceAll(/--[^\n]*/g, blank)
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, blank)
    .replaceAll(/'(?:[^']|'')*'/g, blank)
  const ends = [...code.matchAll(/;|$(?![\s\S])/g)].map(({ index }) => index)
  return ends.map((end, at) => {
    const start = at === 0 ? 0 : (ends[at - 1] ?? 0) + 1
    const sql = code.slice(start, end)
    const begin = start + (sql.length - sql.trimStart().length)
    return {
      line: text.slice(0, begin).split('\n').length,
      sql: sql.trim().toLowerCase().replaceAll(/\s+/g, ' '),
      comments: [...text.slice(start, begin).matchAll(/--\s*(.*)/g)].map(([, words = '']) => words),
    }
  })
}

/** Returns the migration that expanded, named in a comment above the statement. */
const getContract = ({ comments }: SqlStatement) =>
  comments.map((words) => /^contract:\s*(\S+)/.exec(words)?.[1]).find(Boolean)

function checkStatement(
  name: string,
  statement: SqlStatement,
  names: ReadonlySet<string>,
): string | undefined {
  const [change] = breakingChanges.find(([, pattern]) => pattern.test(statement.sql)) ?? []
  if (!change) return undefined
  const contract = getContract(statement)?.replace(/(\.sql)?$/, '.sql')
  if (!contract)
    return `${change}: servers of the previous version still run. Expand first, then write “-- contract: <the migration that expanded>” above it`
  return names.has(contract) && contract < name
    ? undefined
    : `${contract} is not an earlier migration`
}

/**
 * Adding a constraint locks its table until the transaction ends, so its rows are checked in the
 * next transaction, which lets others read and write.
 */
function checkValidations(text: string): readonly { line: number; message: string }[] {
  let line = 1
  return splitTransactions(text).flatMap((part) => {
    const first = line
    line += part.split('\n').length - 1
    const statements = listSqlStatements(part)
    const addedNames = new Set(
      statements.flatMap(({ sql }) =>
        [...sql.matchAll(/\badd\s+constraint\s+([\w"]+)/g)].map(([, name = '']) => name),
      ),
    )
    return statements.flatMap((statement) => {
      const name = /\bvalidate\s+constraint\s+([\w"]+)/.exec(statement.sql)?.[1] ?? ''
      const message = `validate ${name} after a line “-- next transaction”`
      return addedNames.has(name) ? [{ line: first + statement.line - 1, message }] : []
    })
  })
}

function checkMigration(
  name: string,
  text: string,
  names: ReadonlySet<string>,
): readonly { line: number; message: string }[] {
  const named = namePattern.test(name)
    ? []
    : [{ line: 1, message: 'name it YYYYMMDD_HHMM_feature_what-it-does.sql' }]
  const broken = listSqlStatements(text).flatMap((statement) => {
    const message = checkStatement(name, statement, names)
    return message ? [{ line: statement.line, message }] : []
  })
  return [...named, ...broken, ...checkValidations(text)]
}

/** Checks new migrations, and that docs/schema.md was generated from all of them. */
export function checkMigrations({ migrations, document: text }: MigrationSources): Finding[] {
  const names = new Set(migrations.keys())
  const findings = [...migrations]
    .filter(([name]) => name >= firstChecked)
    .flatMap(([name, sql]) =>
      checkMigration(name, sql, names).map(({ line, message }) => ({
        rule: 'migrations',
        path: `${folder}/${name}`,
        line,
        message,
      })),
    )
  const isCurrent = text?.includes(`migrations ${hashMigrations(migrations)}`) ?? false
  return isCurrent
    ? findings
    : [
        ...findings,
        {
          rule: 'schema document',
          path: document,
          line: 1,
          message: 'is older than the migrations: run npm run schema',
        },
      ]
}
