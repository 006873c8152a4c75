import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { DatabaseAccess } from '../db/database-access.ts'
import type { RunningServer } from '../start.ts'

/** Creates a database like that of a new installation. */
export async function copyTemplate(): Promise<{
  connection: pg.PoolConfig
  drop(): Promise<void>
}> {
  const cluster = inject('cluster')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ ...cluster, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name} template fledge_template strategy file_copy`)
  return {
    connection: { ...cluster, database: name },
    async drop() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

interface OpenOptions {
  readonly beside?: { readonly running: Pick<RunningServer, 'services'> } | undefined
  readonly way?: ((to: pg.PoolConfig) => Promise<DatabaseAccess>) | undefined
}

/** Opens the database of another server, or a copy of the template. */
export async function openTestDatabase({
  beside,
  way,
}: OpenOptions): Promise<{ readonly access: DatabaseAccess; drop(): Promise<void> }> {
  const shared = beside?.running.services.database.access
  const copy = shared ? null : await copyTemplate()
  const access = shared ?? { connection: copy?.connection ?? {} }
  return {
    access: (await way?.(access.connection)) ?? access,
    drop: async () => copy?.drop(),
  }
}
