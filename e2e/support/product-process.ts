// Process of one worker: runs the product on a separate database for every journey.
import 'temporal-polyfill/global'
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { PoolConfig } from 'pg'
import { readEnv } from '../../apps/server/src/platform/env.ts'
import { startSandbox } from '../../apps/server/src/platform/payment-sandbox/start-sandbox.ts'
import { type RunningServer, startServices } from '../../apps/server/src/platform/start.ts'
import { createThreads } from '../../apps/server/src/platform/threads/threads.ts'
import { seedDemoData } from '../../apps/server/src/demo-data/seed-demo-data.ts'
import {
  type HostCommand,
  getFailurePath,
  type HostReply,
  type JourneyScenario,
} from './product-host.ts'

// The bundle is placed in the server's folder (global-setup.ts).
const dist = import.meta.dirname
const cluster: PoolConfig = JSON.parse(process.env.E2E_CLUSTER ?? '{}')
const ownDatabase = `journey_${process.env.E2E_WORKER}`
const folder = process.env.E2E_FOLDER ?? ''
const dataDir = join(folder, ownDatabase)
// Decisions take effect at once, except in the journey that undoes one.
const atOnce = { UNDO_SECONDS: '0' }
const base = readEnv({ ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir })
const withCards = await startSandbox(base)
// Pages are rendered from what is sent to the thread, so the next journey's product can keep it:
// loading the web app and rendering the first pages takes longer than most journeys' own pages.
const pageThreads = createThreads({
  access: { connection: cluster },
  onError: (error, name) => console.error(`thread ${name} failed`, error),
})
let running: RunningServer | null = null

async function queryCluster(statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ ...cluster, database: 'postgres' })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Waits until the template of a scenario is ready. */
async function waitForTemplate(scenario: JourneyScenario): Promise<void> {
  const query = `select 1 from pg_database where datname = '${scenario}' and datistemplate`
  while ((await queryCluster(query)).length === 0) {
    const failure = getFailurePath(folder, scenario)
    if (existsSync(failure)) throw new Error(readFileSync(failure, 'utf8'))
    await sleep(500)
  }
}

async function close(): Promise<void> {
  const ending = running
  running = null
  await ending?.stop()
}

/** Starts the product on a copy of a scenario's database and files and resolves when it listens. */
async function openScenario(
  scenario: JourneyScenario,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await close()
  await waitForTemplate(scenario)
  await queryCluster(`drop database if exists ${ownDatabase} with (force)`)
  await queryCluster(`create database ${ownDatabase} template ${scenario} strategy file_copy`)
  rmSync(join(dataDir, 'files'), { recursive: true, force: true })
  const files = join(folder, scenario)
  if (existsSync(files)) cpSync(files, join(dataDir, 'files'), { recursive: true })
  await listen(ownDatabase, settings, join(dist, '../../web/dist'))
}

/** @param webDist null for a product that only responds to requests */
async function listen(
  database: string,
  settings: Readonly<Record<string, string>>,
  webDist: string | null,
): Promise<RunningServer> {
  const env = readEnv({
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    ...atOnce,
    ...settings,
  })
  const cards = env.STRIPE_SECRET_KEY
    ? {}
    : {
        STRIPE_SECRET_KEY: withCards.STRIPE_SECRET_KEY,
        STRIPE_PUBLISHABLE_KEY: withCards.STRIPE_PUBLISHABLE_KEY,
        STRIPE_WEBHOOK_SECRET: withCards.STRIPE_WEBHOOK_SECRET,
        STRIPE_API_URL: withCards.STRIPE_API_URL,
      }
  running = await startServices(
    { ...env, ...cards },
    {
      connection: { ...cluster, database },
      webDist,
      pageThreads,
      // Timed jobs only run when a journey moves the clock.
      ticking: false,
    },
  )
  await running.app.listen({ port: env.PORT, host: '127.0.0.1' })
  return running
}

/** Fills a migrated database with a scenario and keeps its files next to it. */
async function fillScenario(scenario: JourneyScenario): Promise<void> {
  // Starting the product inserts the lookups.
  const started = await listen(scenario, {}, null)
  const failures = scenario === 'demo' ? await seedDemoData(started) : null
  if (failures?.length)
    throw new Error(
      failures.map(({ scenario, error }) => `${scenario}: ${String(error)}`).join('\n'),
    )
  await finishScenario(scenario)
}

async function finishScenario(scenario: JourneyScenario): Promise<void> {
  await close()
  const files = join(dataDir, 'files')
  if (existsSync(files)) renameSync(files, join(folder, scenario))
}

function run(command: HostCommand): Promise<unknown> {
  if (command.do === 'open') return openScenario(command.scenario, command.settings)
  if (command.do === 'serve') return listen(command.scenario, {}, null)
  if (command.do === 'finish') return finishScenario(command.scenario)
  return fillScenario(command.scenario)
}

const reply = (message: HostReply) => process.send?.(message)

process.on('message', (command: HostCommand) => {
  run(command).then(
    () => reply({ done: command.id }),
    (error: unknown) =>
      reply({
        done: command.id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  )
})
process.on('disconnect', () => void close().finally(() => process.exit(0)))
reply({ done: 0 })
