import { join } from 'node:path'
import type pg from 'pg'
import { features } from '../app.ts'
import { clockCalls } from './clock/dev-clock.ts'
import { loadClock } from './clock/clock-store.ts'
import { systemClock } from './clock/clock.ts'
import { openDatabase } from './db/database.ts'
import { isConnectionLost } from './db/lost-connection.ts'
import type { Env } from './env.ts'
import { boundedStore } from './files/bounded-store.ts'
import { childPool, type ChildPoolOptions } from './files/child-pool.ts'
import { diskStore } from './files/disk-store.ts'
import type { FileStore } from './files/file-store.ts'
import type { Feature } from './http/handler.ts'
import { buildServer, type HttpServer } from './http/server.ts'
import { runner } from './jobs/runner.ts'
import { startTicker } from './jobs/ticker.ts'
import { type ErrorLog, sweeper } from './jobs/sweep.ts'
import { errorReports } from './reports/error-reports.ts'
import { mailer } from './mail/mailer.ts'
import { lookAgainMs } from './mail/retry-times.ts'
import { openOutbound } from './outbound.ts'
import { secretOf } from './secret.ts'
import { withDatabase } from './start-up.ts'
import type { Services } from './services.ts'
import { signerOf } from './session/signer.ts'

export interface Running extends HttpServer {
  readonly services: Services
  /** Stops the process: readiness off, requests in flight, jobs, then connections. */
  stop(): Promise<void>
}

export interface StartOptions {
  readonly connection: pg.PoolConfig
  readonly webDist: string | null
  /** Whether timed jobs run automatically; tests run the sweep themselves. */
  readonly ticking: boolean
  /** Storage of files; a folder of the data directory if omitted. */
  readonly files?: FileStore
  readonly fileReaders?: ChildPoolOptions
}

/**
 * Opens the pool before the clock is known: the movable clock's saved offset is in the database.
 */
async function openWithClock(env: Env, options: StartOptions, onOutbox: () => void) {
  const box = { clock: systemClock }
  const database = openDatabase({
    connection: options.connection,
    clock: { now: () => box.clock.now() },
    poolSize: env.DB_POOL,
    onOutbox,
  })
  const movableClock = env.production ? null : await loadClock(database.pool)
  if (movableClock) box.clock = movableClock
  return { database, clock: box.clock, movableClock }
}

/** Logs errors outside of requests and reports them. */
const jobLog = (
  tell: Services['reports']['tell'],
  write: (facts: object, message: string) => void,
  isStopping: () => boolean,
): ErrorLog => ({
  error(facts, message) {
    // Jobs interrupted by a stop are due again at the next start.
    if (isStopping() && 'err' in facts && isConnectionLost(facts.err)) return
    write(facts, message)
    if ('err' in facts) tell(facts.err, { job: 'job' in facts ? String(facts.job) : message })
  },
})

const roomList: readonly Feature[] = Object.values(features)

const quiet = () => {}
type Opened = Awaited<ReturnType<typeof openWithClock>>

/** Registers the features' event handlers and seeds an empty database. */
async function readyRooms(options: StartOptions, { database }: Opened): Promise<void> {
  for (const feature of roomList)
    if (feature.eventHandlers) database.subscribe(feature.eventHandlers)
  for (const feature of roomList)
    await withDatabase(options.connection, async () => feature.seed?.(database), quiet)
}

/** Creates the services, and the deliveries that run outside of requests. */
async function assemble(env: Env, options: StartOptions, opened: Opened, log: ErrorLog) {
  const { database } = opened
  const signer = signerOf(await secretOf(env.APP_SECRET, env.DATA_DIR))
  const outbound = openOutbound()
  const files = boundedStore(options.files ?? diskStore(join(env.DATA_DIR, 'files')), outbound)
  const reports = await errorReports(env, outbound)
  const mail = mailer(env, database, signer, outbound)
  const sweepJobs = sweeper(database, roomList, log)
  // The services include the sweep, and the features' deliveries need the services.
  const bringing = runner(() => deliverAll(roomList, services, log))
  const nudge = () => [mail, bringing].forEach((one) => one.nudge())
  const idle = async () => void (await Promise.all([mail.idle(), bringing.idle()]))
  const sweep = async () => {
    await sweepJobs()
    // Via nudge, so that a delivery already in progress is awaited.
    nudge()
    await idle()
  }
  const services: Services = {
    env,
    ...opened,
    signer,
    files,
    fileReaders: childPool(options.fileReaders),
    reports,
    outbound,
    nudge,
    removeFiles: removeAfterCommit(files),
    sweep,
  }
  return { services, mail, idle }
}

/** Starts the timed jobs and delivers emails left behind by a server that died. */
async function startJobs(
  { connection, ticking }: StartOptions,
  { database, sweep }: Services,
  nudgeMail: () => void,
  log: ErrorLog,
): Promise<() => Promise<void>> {
  if (!ticking) return async () => {}
  const ticker = await withDatabase(connection, () => startTicker(database.pool, sweep, log), quiet)
  const lookAgain = setInterval(nudgeMail, lookAgainMs)
  return async () => {
    clearInterval(lookAgain)
    await ticker.stop()
  }
}

/** Assembles the process on a migrated database; it does not listen yet. */
export async function startServices(env: Env, options: StartOptions): Promise<Running> {
  const onOutbox = { run: quiet }
  const opened = await openWithClock(env, options, () => onOutbox.run())
  const { database, movableClock } = opened
  await readyRooms(options, opened)
  const log = jobLog(
    (error, where) => services.reports.tell(error, where),
    (facts, message) => http.app.log.error(facts, message),
    () => !http.health.ready,
  )
  const { services, mail, idle } = await assemble(env, options, opened, log)
  const http = await buildServer(services, features, options.webDist)
  if (movableClock) clockCalls(http.app, services, movableClock)
  onOutbox.run = services.nudge
  const stopJobs = await startJobs(options, services, mail.nudge, log)
  return {
    ...http,
    services,
    async stop() {
      http.health.ready = false
      await Promise.all([http.app.close(), http.internal.close()])
      await Promise.all([stopJobs(), services.fileReaders.close()])
      await idle()
      await database.close()
      await services.reports.flush()
    },
  }
}

const removeAfterCommit =
  (files: FileStore): Services['removeFiles'] =>
  (tx, keys) =>
    tx.afterCommit(() => {
      for (const key of keys) void files.remove(key).catch(() => {})
    })

/** Runs the features' deliveries to external services; a failing one does not stop the next. */
async function deliverAll(
  features: readonly Feature[],
  services: Services,
  log: ErrorLog,
): Promise<void> {
  for (const feature of features) {
    await feature
      .deliver?.(services)
      .catch((error: unknown) => log.error({ err: error }, 'delivery failed'))
  }
}
