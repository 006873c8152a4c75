import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { prepareDatabase } from '../../apps/server/src/platform/db/prepare-database.ts'
import { buildChanged, bundle } from '../../tools/build.mjs'
import { startTemporaryCluster } from '../../apps/server/src/platform/embedded/temporary-cluster.ts'
import { toDatabaseUrl } from '../../apps/server/src/platform/embedded/start-embedded.ts'
import { fillHiringTemplate } from './hiring-template.ts'
import {
  getFailurePath,
  type JourneyScenario,
  setupWorkerNumber,
  startHost,
} from './product-host.ts'

const migrations = join(import.meta.dirname, '../../apps/server/src/db/migrations')

/**
 * Returns the latest Wednesday, 10:00 UTC. Journeys begin there, because what people see depends
 * on the day: on Fridays after noon, a running internship has a week to answer.
 */
function getStartOfJourneys(now: Date): Date {
  const start = new Date(now)
  start.setUTCHours(10, 0, 0, 0)
  start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 4) % 7))
  if (start > now) start.setUTCDate(start.getUTCDate() - 7)
  return start
}

/** Sets the clock of the products that start on a database or on copies of it. */
async function setClock(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  const now = new Date()
  await client.query('insert into dev_clock (offset_ms) values ($1)', [
    getStartOfJourneys(now).getTime() - now.getTime(),
  ])
  await client.end()
}

/**
 * Builds what changed, starts one PostgreSQL cluster for the run and prepares a template database for each scenario.
 * @returns the teardown
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // A run of one journey must not show an older build; files are read by a program of the build.
  process.env.FLEDGE_QUICK_BUILD = '1'
  await buildChanged()
  // Bundled, because running each of the five processes from source would take 4 s of CPU to start.
  await bundle({ 'product-process': join(import.meta.dirname, 'product-process.ts') })
  const folder = mkdtempSync(join(tmpdir(), 'fledge-e2e-'))
  const cluster = await startTemporaryCluster()
  process.env.E2E_CLUSTER = JSON.stringify(cluster.connection)
  process.env.E2E_FOLDER = folder
  // One secret for all, so that tokens signed in a template are valid in its copies.
  process.env.APP_SECRET = 'for-journeys-only-'.repeat(3)
  const admin = new pg.Client({ ...cluster.connection, database: 'postgres' })
  await admin.connect()
  const host = await startHost(setupWorkerNumber)

  async function make(scenario: JourneyScenario, fill: () => Promise<void>): Promise<void> {
    await fill()
    await admin.query(`alter database ${scenario} is_template true`)
  }
  /** Creates a scenario from the empty one; its journeys fail if that fails. */
  async function extend(scenario: JourneyScenario, fill: () => Promise<void>): Promise<void> {
    await admin.query(`create database ${scenario} template empty`)
    await make(scenario, fill).catch((error: unknown) =>
      writeFileSync(getFailurePath(folder, scenario), String(error)),
    )
  }
  async function createScenarios(): Promise<void> {
    await extend('hiring', () =>
      fillHiringTemplate(host, toDatabaseUrl({ ...cluster.connection, database: 'hiring' })),
    )
    await extend('demo', () => host.fill('demo'))
  }
  await admin.query('create database empty')
  await prepareDatabase({ ...cluster.connection, database: 'empty' }, migrations)
  await setClock({ ...cluster.connection, database: 'empty' })
  await make('empty', () => host.fill('empty'))
  // They take as long as some journeys, so they are created alongside them; journeys that need one
  // wait. Journeys run in the order of their files' names: those with the demo data begin with
  // `find.e2e.ts`, in the middle.
  const scenarios = createScenarios()
  return async () => {
    await scenarios
    await host.stop()
    await admin.end()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
