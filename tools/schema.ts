// npm run schema: generates docs/schema.md from the migrations, in a temporary PostgreSQL.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { generateSchemaDocument, migrationsFolder } from '../apps/server/src/db/schema-document.ts'
import { prepareDatabase } from '../apps/server/src/platform/db/prepare-database.ts'
import { startTemporaryCluster } from '../apps/server/src/platform/embedded/temporary-cluster.ts'

const cluster = await startTemporaryCluster()
try {
  const connection = { ...cluster.connection, database: 'postgres' }
  await prepareDatabase(connection, migrationsFolder)
  const client = new pg.Client(connection)
  await client.connect()
  const document = await generateSchemaDocument(client)
  await client.end()
  writeFileSync(join(import.meta.dirname, '../docs/schema.md'), document)
  process.stdout.write(`docs/schema.md: ${document.split('\n').length} lines\n`)
} finally {
  await cluster.stop()
}
