import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import '../app.ts'
import { listComposedStatements } from '../platform/db/list-query.ts'
import { listStatements } from '../platform/db/statement.ts'
import { type TestServer, startTestServer } from '../platform/testing/harness.ts'
import { describeSchema } from './describe-schema.ts'
import { listQueryFiles } from './query-generator/query-files.ts'
import { toGeneratedPath } from './query-generator/render-queries.ts'
import { readTableAccess, type TableAccess } from './table-access.ts'
import {
  getStatementOwner,
  isOverAllTables,
  listPublicColumns,
  tableOwners,
} from './table-owners.ts'

const root = join(import.meta.dirname, '../../../..')
/** Statements that other test files of the same run declare. */
const isTestStatement = (name: string) => name.startsWith('test.')

interface NamedAccess extends TableAccess {
  readonly name: string
  readonly feature: string
}

let server: TestServer
let tables: readonly string[]
const accesses: NamedAccess[] = []
beforeAll(async () => {
  server = await startTestServer()
  for (const path of listQueryFiles(root)) await import(join(root, toGeneratedPath(path)))
  const client = await server.pool.connect()
  tables = (await describeSchema(client)).map(({ name }) => name)
  for (const { name, text } of [...listStatements(), ...listComposedStatements()])
    if (!isOverAllTables(name) && !isTestStatement(name))
      accesses.push({
        name,
        feature: getStatementOwner(name),
        ...(await readTableAccess(client, text)),
      })
  client.release()
  // Describes some 900 statements.
}, 60_000)
afterAll(() => server.stop())

const isOwner = (table: string, feature: string) => tableOwners.get(table) === feature

describe('table owners', () => {
  it('name an existing feature for every table', () => {
    expect([...tableOwners.keys()].toSorted()).toEqual(tables.toSorted())
    const unknown = [...tableOwners.values()].filter(
      (owner) =>
        owner !== 'platform' && !existsSync(join(import.meta.dirname, '../features', owner)),
    )
    expect(unknown).toEqual([])
  })

  it('are the only ones that write their tables', () => {
    const foreign = accesses
      .filter(({ feature, writtenTables }) =>
        writtenTables.some((table) => tables.includes(table) && !isOwner(table, feature)),
      )
      .map(({ name }) => name)
    expect(foreign).toEqual([])
  })

  it('list every column that statements of other features read, and no other', () => {
    const readers = new Map<string, string>()
    for (const { name, feature, columns } of accesses)
      for (const column of columns)
        if (!isOwner(column.split('.')[0] ?? '', feature)) readers.set(column, name)
    const listed = listPublicColumns()
    const missing = [...readers]
      // PostgreSQL's own views belong to no feature.
      .filter(([column]) => !column.startsWith('pg_') && !listed.includes(column))
      .map(([column, name]) => `${column}, which ${name} reads`)
    expect(missing, 'add them to their tables in table-owners.ts').toEqual([])
    const unread = listed.filter((column) => !readers.has(column))
    expect(unread, 'remove them from table-owners.ts').toEqual([])
  })
})
