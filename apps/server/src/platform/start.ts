import { setTimeout as delay } from 'node:timers/promises'
import { features } from '../app.ts'
import { serveDevClock } from './clock/dev-clock.ts'
import { loadClock } from './clock/clock-store.ts'
import { systemClock } from './clock/clock.ts'
import { type DatabaseAccess, getDirectConnection } from './db/database-access.ts'
import { openDatabase } from './db/open-database.ts'
import type { Env } from './env.ts'
import { createBoundedStore } from './files/bounded-store.ts'
import { createChildPool, type ChildPoolOptions } from './files/child-pool.ts'
import type { FileStore } from './files/file-store.ts'
import { openFileStore } from './files/open-file-store.ts'
import type { Feature } from './http/handler.ts'
import { createKeptWebFiles, type KeptWebFiles } from './http/kept-web-files.ts'
import { buildServer, type HttpServer } from './http/server.ts'
import { buildWorkerServer } from './http/worker-server.ts'
import { createOutboxSignal, listenForJobRuns, listenForOutbox } from './jobs/outbox-signal.ts'
import { createRunner, type Runner } from './jobs/runner.ts'
import { startTicker } from './jobs/ticker.ts'
import { createLanes, type Lanes } from './jobs/lanes.ts'
import { createJobLog } from './jobs/job-log.ts'
import type { ErrorLog } from './jobs/run-job.ts'
import { createErrorReports } from './reports/error-reports.ts'
import type { KeyRing } from './keys/key-ring.ts'
import { openKeyRing } from './keys/open-key-ring.ts'
import { createResealJob } from './keys/reseal-values.ts'
import { createMailDelays } from './mail/mail-metrics.ts'
import { createMailer } from './mail/mailer.ts'
import { leaseCheckMs } from './mail/retry-times.ts'
import { openOutbound } from './outbound.ts'
import { roles } from './roles.ts'
import { retryUntilConnected } from './start-up.ts'
import { openObjectiveCounts } from './objectives/objective-counts.ts'
import type { Services } from './services.ts'
import { openTracing, toTraceSettings } from './tracing/open-tracing.ts'
import { createInlineThreads, createThreads, type Threads } from './threads/threads.ts'

export interface RunningServer extends HttpServer {
  readonly services: Services
  /** Stops the process: readiness off, requests in flight, jobs, then connections. */
  stop(): Promise<void>
}

export interface StartOptions extends DatabaseAccess {
  readonly webDist: string | null
  /** Whether timed jobs run automatically; tests run the sweep themselves. */
  readonly ticking: boolean
  /** Timed jobs that do not run, for tests in which years pass that they would tidy up after. */
  readonly skippedJobs?: readonly string[] | undefined
  /** Storage of files; the one that the settings name if omitted. */
  readonly files?: FileStore
  readonly fileReaders?: ChildPoolOptions
  /** Runs the programs of threads in this thread, for tests that watch their statements. */
  readonly inlineThreads?: boolean
  /** Threads that render pages also for the next server of this process; its own if omitted. */
  readonly pageThreads?: Threads
}

/**
 * Opens the pool before the clock is known: the movable clock's saved offset is in the database.
 */
async function openDatabaseWithClock(env: Env, options: StartOptions, onOutbox: () => void) {
  const box = { clock: systemClock }
  const tracing = await openTracing(toTraceSettings(env))
  const database = openDatabase({
    connection: options.connection,
    directConnection: options.directConnection,
    replicaConnection: options.replicaConnection,
    hasNamedStatements: options.hasNamedStatements,
    clock: { now: () => box.clock.now() },
    poolSize: env.DB_POOL,
    onOutbox,
    tracing,
  })
  // Other processes would not notice that it moved.
  const isAlone = env.FLEDGE_ROLE.length === roles.length
  const movableClock = env.production || !isAlone ? null : await loadClock(database.pool)
  if (movableClock) box.clock = movableClock
  return { database, clock: box.clock, movableClock, tracing }
}

/** How often urgent jobs look for due rows. */
const urgentMs = 500

const featureList: readonly Feature[] = Object.values(features)

const ignoreWaiting = () => {}
type OpenedDatabase = Awaited<ReturnType<typeof openDatabaseWithClock>>

/** Registers the features' event handlers and seeds an empty database. */
async function prepareFeatures(options: StartOptions, { database }: OpenedDatabase): Promise<void> {
  for (const feature of featureList)
    if (feature.eventHandlers) database.subscribe(feature.eventHandlers)
  for (const feature of featureList)
    await retryUntilConnected(
      options.connection,
      async () => feature.seed?.(database),
      ignoreWaiting,
    )
}

function openThreads(
  env: Env,
  options: StartOptions,
  { database, tracing }: OpenedDatabase,
  log: ErrorLog,
): Pick<Services, 'threads' | 'pageThreads'> {
  const threads = options.inlineThreads
    ? createInlineThreads(database)
    : createThreads({
        access: database.access,
        traces: toTraceSettings(env),
        tracing,
        onError: (error, name) => log.error({ err: error }, `thread ${name} failed`),
      })
  return { threads, pageThreads: options.pageThreads ?? threads }
}

function openLanes(
  env: Env,
  { skippedJobs }: StartOptions,
  { database, tracing }: OpenedDatabase,
  { keyRing, log }: { readonly keyRing: KeyRing; readonly log: ErrorLog },
): Lanes {
  const keyJobs = { calls: {}, handlers: {}, jobs: [createResealJob(featureList, keyRing)] }
  const options = { log, poolSize: env.DB_POOL, tracing, skippedJobs }
  return createLanes(database, [...featureList, keyJobs], options)
}

/** A process without workers leaves deliveries to others, and tells them. */
const listRunners = (
  env: Env,
  { database }: OpenedDatabase,
  mail: Runner,
  getServices: () => Services,
  log: ErrorLog,
): readonly Runner[] =>
  env.FLEDGE_ROLE.includes('worker')
    ? [mail, ...createDeliveries(getServices, log)]
    : [createOutboxSignal(database.pool)]

/** Creates the services, and the deliveries that run outside of requests. */
async function createServices(
  env: Env,
  options: StartOptions,
  opened: OpenedDatabase,
  log: ErrorLog,
) {
  const { database, tracing } = opened
  const keyRing = await openKeyRing(env, database.read(), featureList)
  const outbound = openOutbound(tracing)
  const files = createBoundedStore(options.files ?? (await openFileStore(env, log)), outbound)
  const reports = await createErrorReports(env, outbound)
  const mailDelays = createMailDelays()
  const counted = openObjectiveCounts(env, database)
  const measured = { outbound, mailDelays, tracing, objectives: counted }
  const mail = createMailer(env, database, keyRing, { ...measured, log })
  const lanes = openLanes(env, options, opened, { keyRing, log })
  // The services include the sweep, and the features' deliveries need the services.
  const runners = listRunners(env, opened, mail, () => services, log)
  const nudge = () => runners.forEach((runner) => runner.nudge())
  const idle = async () => void (await Promise.all(runners.map((runner) => runner.waitUntilIdle())))
  const services: Services = {
    env,
    ...opened,
    undoTime: { ms: env.UNDO_SECONDS * 1000 },
    keyRing,
    files,
    fileReaders: createChildPool(options.fileReaders),
    ...openThreads(env, options, opened, log),
    reports,
    ...measured,
    nudge,
    removeFiles: removeAfterCommit(files),
    jobCounts: lanes.counts,
    sweep: async () => {
      await lanes.sweep()
      // Via nudge, so that a delivery already in progress is awaited.
      nudge()
      await idle()
    },
  }
  return { services, mail, lanes, idle }
}

/**
 * Starts the timed jobs, and delivers emails left behind by a server that died or left by one
 * without workers.
 */
async function startJobs(
  { connection, ticking }: StartOptions,
  { env, database, nudge }: Services,
  lanes: Lanes,
  nudgeMail: () => void,
  log: ErrorLog,
): Promise<() => Promise<void>> {
  if (!ticking || !env.FLEDGE_ROLE.includes('worker')) return lanes.stop
  const start = () => {
    void lanes.start()
    nudge()
  }
  const ticker = await retryUntilConnected(
    connection,
    () => startTicker(database.pool, start, log),
    ignoreWaiting,
  )
  const lookAgain = setInterval(nudgeMail, leaseCheckMs)
  const urgent = createRunner(lanes.startUrgent)
  const lookForUrgent = setInterval(urgent.nudge, urgentMs)
  const direct = getDirectConnection(database.access)
  // A process with all roles delivers what it leaves by itself.
  const outbox = env.FLEDGE_ROLE.length < roles.length ? listenForOutbox(direct, nudge) : null
  const requests = listenForJobRuns(direct, (name) => void lanes.startJob(name))
  return async () => {
    clearInterval(lookAgain)
    clearInterval(lookForUrgent)
    await Promise.all([ticker.stop(), lanes.stop(), outbox?.stop(), requests.stop()])
  }
}

/**
 * Stores this release's scripts for the processes of other releases. The demo needs none: it is one
 * process, and its pages load themselves again.
 */
async function keepWebFiles(
  { webDist, connection }: StartOptions,
  { env, database, clock }: Services,
  log: ErrorLog,
): Promise<KeptWebFiles | null> {
  const isDemo = env.demo && env.FLEDGE_ROLE.length === roles.length
  if (webDist === null || isDemo) return null
  const files = createKeptWebFiles(database, clock, webDist)
  await retryUntilConnected(connection, files.keep, ignoreWaiting)
  files.repeat((error) => log.error({ err: error }, 'web files not kept'))
  return files
}

/** Assembles the process on a migrated database; it does not listen yet. */
export async function startServices(env: Env, options: StartOptions): Promise<RunningServer> {
  const onOutbox = { run: ignoreWaiting }
  const opened = await openDatabaseWithClock(env, options, () => onOutbox.run())
  const { database, movableClock } = opened
  await prepareFeatures(options, opened)
  const log = createJobLog(
    (error, context) => services.reports.report(error, context),
    (facts, message) => http.app.log.error(facts, message),
    () => !http.health.isReady,
  )
  const { services, mail, lanes, idle } = await createServices(env, options, opened, log)
  const isWeb = env.FLEDGE_ROLE.includes('web')
  const http = isWeb
    ? await buildServer(services, features, options.webDist)
    : buildWorkerServer(services)
  if (movableClock) serveDevClock(http.app, services, movableClock)
  onOutbox.run = services.nudge
  if (options.ticking && isWeb)
    for (const { threads = [] } of featureList) threads.forEach(services.threads.start)
  const stopJobs = await startJobs(options, services, lanes, mail.nudge, log)
  const keptFiles = isWeb ? await keepWebFiles(options, services, log) : null
  const counting = options.ticking ? services.objectives.start() : null
  return {
    ...http,
    services,
    async stop() {
      http.health.isReady = false
      keptFiles?.stop()
      // Rows in progress get to their end, and requests are taken until proxies have found out.
      await Promise.all([stopJobs(), isWeb ? delay(env.drainMs) : null])
      await Promise.all([http.app.close(), http.internal.close()])
      await Promise.all([services.fileReaders.close(), services.threads.close()])
      await Promise.all([idle(), counting?.stop()])
      await database.close()
      await Promise.all([services.reports.flush(), services.tracing.close().catch(ignoreWaiting)])
    },
  }
}

const removeAfterCommit =
  (files: FileStore): Services['removeFiles'] =>
  (tx, keys) =>
    tx.afterCommit(() => {
      for (const key of keys) void files.remove(key).catch(() => {})
    })

/** Creates a runner for each feature's deliveries, so that a slow service delays no other. */
const createDeliveries = (getServices: () => Services, log: ErrorLog): readonly Runner[] =>
  Object.entries<Feature>(features).flatMap(([name, { deliver }]) => {
    if (!deliver) return []
    const run = () => {
      const services = getServices()
      return services.tracing.root(`delivery ${name}`, {}, () => deliver(services))
    }
    return [
      createRunner(() =>
        run().catch((error: unknown) => log.error({ err: error }, 'delivery failed')),
      ),
    ]
  })
