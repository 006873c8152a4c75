import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  expandFragments,
  fragmentPattern,
  parseQueryFile,
  type QueryFile,
  type QuerySource,
} from '../../apps/server/src/db/query-generator/parse-query-file.ts'
import { listQueryFiles } from '../../apps/server/src/db/query-generator/query-files.ts'
import { getNamePrefix } from '../../apps/server/src/db/query-generator/render-queries.ts'
import { numberParameters } from '../../apps/server/src/platform/db/number-parameters.ts'
import { getLineNumber } from '../source-text.ts'

/** Where a piece of a statement was written. */
export interface SqlPlace {
  readonly line: number
  /**
   * Rows of a list or a shared rule, which other statements can include; null for everything else.
   */
  readonly shared: string | null
}

/** A statement of a query file as the server sends it. */
export interface SqlStatement {
  readonly name: string
  readonly path: string
  readonly isList: boolean
  readonly text: string
  /** Finds the source of a place in the text. */
  readonly locate: (index: number) => SqlPlace
}

/** Reads the statements of all query files. */
export function readSqlStatements(root: string): readonly SqlStatement[] {
  return listQueryFiles(root).flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8')
    const file = parseQueryFile(source, path)
    return file.queries.map((query) => readSqlStatement(path, source, query, file))
  })
}

function readSqlStatement(
  path: string,
  source: string,
  query: QuerySource,
  { queries, fragments }: QueryFile,
): SqlStatement {
  const { text, parameters } = numberParameters(expandFragments(query.sql, fragments))
  const start = source.indexOf(query.sql)
  const pieces = splitAtFragments(query.sql).map(({ sql, index, fragment }) => ({
    line: getLineNumber(source, start + index),
    fragment,
    shared: fragment !== null && isShared(fragment, queries, fragments) ? fragment : null,
    text: numberPiece(expandFragments(sql, fragments), parameters),
  }))
  return {
    name: `${getNamePrefix(path)}.${query.name}`,
    path,
    isList: query.isList,
    text,
    locate(index) {
      let end = 0
      const found = pieces.find((piece) => (end += piece.text.length) > index)
      if (!found) return { line: getLineNumber(source, start), shared: null }
      const before = found.text.slice(0, index - (end - found.text.length))
      const lines = found.fragment === null ? before.split('\n').length - 1 : 0
      return { line: found.line + lines, shared: found.shared }
    },
  }
}

/** A fragment of the file itself, e.g. a tenant's condition, is tested in each statement. */
const isShared = (
  name: string,
  queries: readonly QuerySource[],
  fragments: QueryFile['fragments'],
) => !fragments.has(name) || queries.some((query) => query.isList && query.name === name)

/**
 * Splits a statement into its own text and the fragments that it includes. Statuses are own text.
 */
function splitAtFragments(sql: string) {
  const pieces: { sql: string; index: number; fragment: string | null }[] = []
  let end = 0
  for (const { 0: all, 1: name = '', index } of sql.matchAll(fragmentPattern)) {
    if (name.includes('.')) continue
    pieces.push({ sql: sql.slice(end, index), index: end, fragment: null })
    pieces.push({ sql: all, index, fragment: name })
    end = index + all.length
  }
  return [...pieces, { sql: sql.slice(end), index: end, fragment: null }]
}

/** Numbers the parameters of a piece as in its whole statement. */
function numberPiece(sql: string, parameters: readonly string[]): string {
  const before = `${parameters.map((name) => `:${name}`).join(' ')} `
  const { text } = numberParameters(before + sql)
  return text.slice(numberParameters(before).text.length)
}
