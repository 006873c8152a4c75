// Checks that the typed statements are generated from the query files as they are
// (docs/decisions/0027-query-files.md). That they fit the database is checked by a server test.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listQueryFiles } from '../apps/server/src/db/query-generator/query-files.ts'
import {
  expandFragments,
  parseQueryFile,
} from '../apps/server/src/db/query-generator/parse-query-file.ts'
import {
  getNamePrefix,
  hashSource,
  toGeneratedPath,
} from '../apps/server/src/db/query-generator/render-queries.ts'
import { lockReasons } from '../apps/server/src/db/locking-statements.ts'
import { listWrittenTables } from '../apps/server/src/db/table-access.ts'
import {
  getStatementOwner,
  isOverAllTables,
  tableOwners,
} from '../apps/server/src/db/table-owners.ts'
import { statusValues } from '../apps/server/src/platform/db/statuses.ts'
import { createFinding, type Finding, type Rule } from './source-files.ts'
import { getLineNumber } from './source-text.ts'

/** A query file with the file that was generated from it, if there is one. */
export interface QueryFileSources {
  readonly path: string
  readonly sql: string
  readonly generated: string | undefined
}

export function readQuerySources(root: string): readonly QueryFileSources[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  return listQueryFiles(root).map((path) => {
    const generated = toGeneratedPath(path)
    return {
      path,
      sql: read(path),
      generated: existsSync(join(root, generated)) ? read(generated) : undefined,
    }
  })
}

/** All rules on query files. */
export const checkQueries = (files: readonly QueryFileSources[]): readonly Finding[] => [
  ...checkFreshness(files),
  ...files.flatMap(checkTableWrites),
  ...files.flatMap(checkStatusLiterals),
  ...files.flatMap(checkAnnotatedStatuses),
  ...files.flatMap(checkLocks),
]

const reviewedLocks: ReadonlySet<string> = new Set(
  lockReasons.flatMap(({ statements }) => statements),
)
const lockPattern = /\bfor (?:no key )?update\b|\bfor (?:key )?share\b|\bpg_(?:try_)?advisory/
const readPattern = /\b(?:select|join)\b/g

/**
 * A statement that waits for a lock reads nothing else, unless it was reviewed
 * (locking-statements.ts).
 */
function checkLocks({ path, sql }: QueryFileSources): Finding[] {
  const { queries, fragments } = parseQueryFile(sql, path)
  return queries.flatMap((query) => {
    const text = expandFragments(query.sql, fragments)
    const readsMore = lockPattern.test(text) && (text.match(readPattern) ?? []).length > 1
    const name = `${getNamePrefix(path)}.${query.name}`
    if (readsMore === reviewedLocks.has(name)) return []
    return [
      {
        rule: 'locks',
        path,
        line: getLineNumber(sql, sql.indexOf(`-- name: ${query.name}`)),
        message: readsMore
          ? `${query.name} reads rows that can be older than its lock: read them in a second statement, or give the reason in locking-statements.ts`
          : `${query.name} reads nothing beside its lock: remove it from locking-statements.ts`,
      },
    ]
  })
}

/** Returns the places of quoted statuses in SQL, and of array literals that begin with one. */
const findStatusLiterals = (sql: string) =>
  [...sql.matchAll(/'\{?([A-Z][A-Z_]*)(?:,[A-Z_,]+\}|\}|)'/g)].filter(([, value = '']) =>
    statusValues.has(value),
  )

/** Statuses in query files are names of the domain (statuses.ts), so that a renamed one is found. */
function checkStatusLiterals({ path, sql }: QueryFileSources): Finding[] {
  const code = sql.replace(/^--.*$/gm, blankExpression)
  return findStatusLiterals(code).map(({ 0: literal, 1: value, index }) => ({
    rule: 'status literals',
    path,
    line: getLineNumber(sql, index),
    message: `write ${literal} as a status of the domain, e.g. {{offer.${value}}}`,
  }))
}

/** The type of a status is known from its column, so that an annotation would only miss new ones. */
function checkAnnotatedStatuses({ path, sql }: QueryFileSources): Finding[] {
  return [...sql.matchAll(/^-- (?:column|param): \w+: (.*["'].*)$/gm)]
    .filter(([, type = '']) => findStatusLiterals(type.replaceAll('"', "'")).length > 0)
    .map(({ 0: annotation, index }) => ({
      rule: 'status literals',
      path,
      line: getLineNumber(sql, index),
      message: `remove “${annotation}”: the column has the type of column-types.ts, or name the type of the domain`,
    }))
}

/** The same for SQL inside strings of the server's TypeScript: a quoted status in a string is SQL. */
export const statusLiteralRule: Rule = (files) =>
  files
    .filter(({ layer, test, path }) => layer === 'server' && !test && !path.endsWith('.queries.ts'))
    .flatMap((file) =>
      file.source.strings.flatMap(({ at, value }) =>
        findStatusLiterals(value.replace(/\$\{[^{}]*\}/g, blankExpression)).map(
          ({ 0: literal, 1: name, index }) =>
            createFinding(
              'status literals',
              file,
              at + 1 + index,
              `write ${literal} as a status of the domain, e.g. \${statusSql('offer.${name}')}`,
            ),
        ),
      ),
    )

const blankExpression = (text: string) => ' '.repeat(text.length)

/** A statement writes only tables of its own feature (table-owners.ts). */
function checkTableWrites({ path, sql }: QueryFileSources): Finding[] {
  return parseQueryFile(sql, path).queries.flatMap((query) => {
    const name = `${getNamePrefix(path)}.${query.name}`
    if (isOverAllTables(name)) return []
    const owner = getStatementOwner(name)
    return listWrittenTables(query.sql)
      .filter((table) => (tableOwners.get(table) ?? owner) !== owner)
      .map((table) => ({
        rule: 'table owners',
        path,
        line: sql.slice(0, sql.indexOf(`-- name: ${query.name}`)).split('\n').length,
        message: `${query.name} writes ${table}: call its owner, ${tableOwners.get(table)}`,
      }))
  })
}

/** A query file whose statements were generated from another text is out of date. */
function checkFreshness(files: readonly QueryFileSources[]): readonly Finding[] {
  return files
    .filter(
      ({ path, sql, generated }) =>
        !generated?.includes(`Source: ${hashSource({ path, text: sql })}
`),
    )
    .map(({ path }) => ({
      rule: 'queries',
      path,
      line: 1,
      message: 'its typed statements are out of date: run npm run queries',
    }))
}
