// npm run queries: generates the typed statements of every query file (apps/server/src/**/queries/*.sql)
// from the migrated database.
import { readFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { renderQueryFiles } from '../apps/server/src/db/query-generator/query-files.ts'
import { prepareDatabase } from '../apps/server/src/platform/db/prepare-database.ts'
import { startTemporaryCluster } from '../apps/server/src/platform/embedded/temporary-cluster.ts'

const root = join(import.meta.dirname, '..')
const cluster = await startTemporaryCluster()
const client = new pg.Client({ ...cluster.connection, database: 'postgres' })
try {
  await prepareDatabase(
    { ...cluster.connection, database: 'postgres' },
    join(root, 'apps/server/src/db/migrations'),
  )
  await client.connect()
  let changed = 0
  for (const [path, text] of await renderQueryFiles(client, root)) {
    const file = join(root, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    writeFileSync(file, text)
    process.stdout.write(`${path}\n`)
    changed += 1
  }
  process.stdout.write(`${changed} files changed\n`)
} finally {
  await client.end()
  await cluster.stop()
}
