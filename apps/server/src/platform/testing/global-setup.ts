import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import pg from 'pg'
import { prepareDatabase } from '../db/prepare-database.ts'
import { startTemporaryCluster } from '../embedded/temporary-cluster.ts'
import { checkObservedActs } from './check-observed-acts.ts'
import { seedTemplate } from './seed-template.ts'

export const templateName = 'fledge_template'

/**
 * Starts one PostgreSQL for the whole run, with a migrated and seeded template from which each test
 * file's database is copied.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTemporaryCluster()
  const admin = new pg.Client({ ...cluster.connection, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await admin.end()
  const connection = { ...cluster.connection, database: templateName }
  await prepareDatabase(
    connection,
    join(dirname(fileURLToPath(import.meta.url)), '../../db/migrations'),
  )
  await seedTemplate(connection)
  project.provide('cluster', { ...cluster.connection })
  const observedActs = mkdtempSync(join(tmpdir(), 'fledge-acts-'))
  project.provide('observedActs', observedActs)
  return async () => {
    await cluster.stop()
    try {
      await checkObservedActs(project, observedActs)
    } finally {
      rmSync(observedActs, { recursive: true, force: true })
    }
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { host: string; port: number; user: string; database: string }
    /** Folder in which each worker lists the acts that it observed. */
    observedActs: string
  }
}
