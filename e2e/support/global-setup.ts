import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { bundle } from '../../tools/build.mjs'
import { startTemporaryCluster } from '../../apps/server/src/platform/embedded/temporary-cluster.ts'
import { failureOf, type Scenario, setupWorker, startHost } from './product-host.ts'

const migrations = join(import.meta.dirname, '../../apps/server/src/db/migrations')

/** One PostgreSQL for the run, and a template database for each scenario. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // From its sources each of the five processes would take 4 s of CPU to start.
  await bundle({ 'product-process': join(import.meta.dirname, 'product-process.ts') })
  const folder = mkdtempSync(join(tmpdir(), 'fledge-e2e-'))
  const cluster = await startTemporaryCluster()
  process.env.E2E_CLUSTER = JSON.stringify(cluster.connection)
  process.env.E2E_FOLDER = folder
  // One key for all, so that what is signed in a scenario is valid in its copies.
  process.env.APP_SECRET = 'for-journeys-only-'.repeat(3)
  const admin = new pg.Client({ ...cluster.connection, database: 'postgres' })
  await admin.connect()
  const host = await startHost(setupWorker)

  async function make(scenario: Scenario): Promise<void> {
    await host.fill(scenario)
    await admin.query(`alter database ${scenario} is_template true`)
  }
  await admin.query('create database empty')
  await migrate({ ...cluster.connection, database: 'empty' }, migrations)
  await make('empty')
  await admin.query('create database demo template empty')
  // It takes as long as some journeys, which begin meanwhile; those that need it wait for it.
  const demo = make('demo').catch((error: unknown) =>
    writeFileSync(failureOf(folder), String(error)),
  )
  return async () => {
    await demo
    await host.stop()
    await admin.end()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
