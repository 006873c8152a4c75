import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { renderQueries, type SqlFile, toGeneratedPath } from './render-queries.ts'

const folder = 'apps/server/src'

const readSqlFile = (root: string, path: string): SqlFile => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
})

/** Lists the query files of a checkout. @returns paths in the repository */
export function listQueryFiles(root: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\/queries\/[\w-]+\.sql$/.test(path))
    .toSorted()
}

/**
 * Generates the typed statements of every query file.
 * @param client a connection to the migrated database
 * @returns the text of each generated file by path
 */
export async function renderQueryFiles(
  client: pg.ClientBase,
  root: string,
): Promise<ReadonlyMap<string, string>> {
  const generated = new Map<string, string>()
  for (const path of listQueryFiles(root))
    generated.set(toGeneratedPath(path), await renderQueries(client, readSqlFile(root, path)))
  return generated
}
