// Checks that the typed statements are generated from the query files as they are
// (docs/decisions/0027-query-files.md). That they fit the database is checked by a server test.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listQueryFiles } from '../apps/server/src/db/query-generator/query-files.ts'
import { parseQueryFile } from '../apps/server/src/db/query-generator/parse-query-file.ts'
import {
  getNamePrefix,
  hashSource,
  toGeneratedPath,
} from '../apps/server/src/db/query-generator/render-queries.ts'
import { listWrittenTables } from '../apps/server/src/db/table-access.ts'
import {
  foreignWrites,
  getStatementOwner,
  isOverAllTables,
  tableOwners,
} from '../apps/server/src/db/table-owners.ts'
import type { Finding } from './source-files.ts'

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

/** Both rules on query files. */
export const checkQueries = (files: readonly QueryFileSources[]): readonly Finding[] => [
  ...checkFreshness(files),
  ...files.flatMap(checkTableWrites),
]

/** A statement writes only tables of its own feature (table-owners.ts). */
function checkTableWrites({ path, sql }: QueryFileSources): Finding[] {
  return parseQueryFile(sql, path).queries.flatMap((query) => {
    const name = `${getNamePrefix(path)}.${query.name}`
    if (isOverAllTables(name) || name in foreignWrites) return []
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
