import { type ChildProcess, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Binaries } from './binaries.ts'
import type { Owner } from './owner.ts'
import { endLeftoverPostgres, waitForExit } from './processes.ts'
import { StartError, startErrors } from './start-errors.ts'

/** The only user and the only database of the bundled server. */
const databaseName = 'fledge'

/**
 * Connection options for pg. The socket is accessible to its owner only, so no port and no password
 * are needed.
 */
export interface SocketConnection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
}

/** A data folder and the programs and user that run it. */
export interface Cluster {
  readonly folder: string
  readonly log: string
  readonly owner: Owner | undefined
  readonly binaries: Binaries
  readonly settings: Readonly<Record<string, string | number>>
}

/** A running cluster. */
export interface RunningCluster {
  readonly connection: SocketConnection
  readonly pid: number
  /** Settles when the server ends, whether requested or not. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

// No PG… variables or language settings of the caller may change how the server starts or its
// messages.
const environment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LANG: 'C', LC_ALL: 'C', TZ: 'UTC' }
const toSpawnOptions = (owner: Owner | undefined) =>
  owner ? { uid: owner.uid, gid: owner.gid } : {}

/**
 * Creates the data folder under a temporary name and renames it, so that an interrupted run is not
 * mistaken for a complete one.
 */
export async function initialiseCluster(cluster: Cluster): Promise<void> {
  const part = `${cluster.folder}.new`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true, mode: 0o700 })
  if (cluster.owner) chownSync(part, cluster.owner.uid, cluster.owner.gid)
  const { code, output } = await runInitdb(cluster, part)
  if (code !== 0) {
    rmSync(part, { recursive: true, force: true })
    throw new Error(
      output
        .trim()
        .split('\n')
        .find((line) => /error|fatal|could not/i.test(line)) ?? `initdb ended with ${code}`,
    )
  }
  renameSync(part, cluster.folder)
}

/** @returns initdb's exit status and its error output */
async function runInitdb(
  cluster: Cluster,
  folder: string,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const flags = [
    '-D',
    folder,
    '-U',
    databaseName,
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
  ]
  if (cluster.settings.fsync === 'off') flags.push('--no-sync')
  const child = spawn(cluster.binaries.initdb, flags, {
    ...toSpawnOptions(cluster.owner),
    cwd: '/',
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (more: string) => {
    output += more
  })
  const code = await new Promise<number | null>((settle, fail) =>
    child.once('error', fail).once('close', settle),
  )
  return { code, output }
}

/**
 * Returns the folder of the socket: the data folder, or a separate folder if the path is too long
 * for a socket (107 bytes).
 */
function getSocketFolder(cluster: Cluster): string {
  const dataSocketFolder = realpathSync(cluster.folder)
  if (Buffer.byteLength(join(dataSocketFolder, '.s.PGSQL.5432.lock')) <= 100)
    return dataSocketFolder
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'fledge-'))
  if (cluster.owner) chownSync(temporaryFolder, cluster.owner.uid, cluster.owner.gid)
  return temporaryFolder
}

/**
 * Starts PostgreSQL on an initialised folder and waits until it accepts connections.
 * @throws StartError, or an Error with PostgreSQL's own message
 */
export async function runCluster(cluster: Cluster): Promise<RunningCluster> {
  const sockets = getSocketFolder(cluster)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    ...cluster.settings,
  }
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const log = openSync(cluster.log, 'w', 0o600)
  // PostgreSQL runs in its own session: Ctrl-C reaches only this process, which ends PostgreSQL
  // after the last response.
  const child = spawn(cluster.binaries.postgres, ['-D', realpathSync(cluster.folder), ...flags], {
    ...toSpawnOptions(cluster.owner),
    cwd: '/',
    env: environment,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const ended = new Promise<void>((settle) =>
    child.once('exit', () => settle()).once('error', () => settle()),
  )
  const atExit = () => void child.kill('SIGINT')
  process.once('exit', atExit)
  const stop = async () => {
    await endPostgres(child, ended)
    process.removeListener('exit', atExit)
    if (sockets !== realpathSync(cluster.folder)) rmSync(sockets, { recursive: true, force: true })
  }
  const connection = { host: sockets, port: 5432, user: databaseName, database: databaseName }
  try {
    await waitUntilReady(cluster, child, connection)
  } catch (error) {
    await stop()
    throw error
  }
  return { connection, pid: child.pid ?? 0, ended, stop }
}

/**
 * Starts PostgreSQL on a folder whose last PostgreSQL may have been killed: ends what is left of it,
 * and retries while its last child processes still hold the shared memory.
 * @throws StartError, or an Error with PostgreSQL's own message
 */
export async function takeOverCluster(cluster: Cluster): Promise<RunningCluster> {
  await endLeftoverPostgres(cluster.folder)
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await runCluster(cluster)
    } catch (error) {
      if (attempt >= 20 || !(error instanceof Error && /shared memory block/.test(error.message)))
        throw error
      await sleep(250)
    }
  }
}

/**
 * Requests a fast shutdown, then an immediate one if that takes too long; the next start recovers
 * from the log.
 */
async function endPostgres(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGINT')
  if (!(await waitForExit(child.pid, 15_000))) child.kill('SIGQUIT')
  await ended
}

async function waitUntilReady(
  cluster: Cluster,
  child: ChildProcess,
  connection: SocketConnection,
): Promise<void> {
  let broken: Error | undefined
  child.once('error', (error) => {
    broken = error
  })
  for (let attempt = 0; attempt < 2400; attempt += 1) {
    if (broken) throw broken
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(readLastLogLines(cluster.log))
    if (
      existsSync(join(connection.host, '.s.PGSQL.5432')) &&
      (await prepareDatabase(cluster, connection))
    )
      return
    await sleep(25)
  }
  throw new StartError(startErrors.slow(cluster.log))
}

/**
 * Checks that the responding server belongs to this folder, and creates the database. @returns
 * false while it is still starting
 */
async function prepareDatabase(cluster: Cluster, connection: SocketConnection): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch {
    return false
  }
  try {
    const { rows } = await client.query<{ folder: string; there: boolean }>(
      `select current_setting('data_directory') as folder, exists (select from pg_database where datname = '${databaseName}') as there`,
    )
    const actualFolder = rows[0]?.folder ?? ''
    const expected = realpathSync(cluster.folder)
    if (realpathSync(actualFolder) !== expected)
      throw new StartError(startErrors.otherCluster(actualFolder, expected))
    if (!rows[0]?.there) await client.query(`create database ${databaseName}`)
    return true
  } finally {
    await client.end()
  }
}

/**
 * Returns PostgreSQL's last log message worth showing. Child processes of a killed PostgreSQL still
 * write to the same file; what they write says nothing about this start.
 */
export function readLastLogLines(log: string): string {
  const lines = (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []).filter(
    (line) => !line.includes('unexpected postmaster exit'),
  )
  const telling = lines.filter((line) => /FATAL|PANIC|error|could not/i.test(line))
  const full = telling.find((line) => /No space left|quota/i.test(line))
  return (full ?? telling.at(-1) ?? lines.at(-1) ?? 'it ended without a word').replace(
    /^.*?(FATAL|PANIC|ERROR|LOG): +/,
    '',
  )
}
