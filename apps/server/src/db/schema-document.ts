import { join } from 'node:path'
import type pg from 'pg'
import { describeSchema } from './describe-schema.ts'
import { hashMigrations, readMigrations } from './migrations-hash.ts'
import { renderSchema } from './render-schema.ts'
import { tableOwners } from './table-owners.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/** Generates docs/schema.md from a database with every migration applied. */
export async function generateSchemaDocument(client: pg.ClientBase): Promise<string> {
  const tables = await describeSchema(client)
  return renderSchema(tables, {
    owners: tableOwners,
    migrationsHash: hashMigrations(readMigrations(migrationsFolder)),
  })
}
