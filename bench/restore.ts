import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { archiveAllFiles } from '../apps/server/src/platform/backup/file-archive.ts'
import { openBackupFolder } from '../apps/server/src/platform/backup/backup-folder.ts'
import { createBaseBackup } from '../apps/server/src/platform/backup/base-backup.ts'
import { copyFolder } from '../apps/server/src/platform/backup/copy-folder.ts'
import { restoreBackup } from '../apps/server/src/platform/backup/restore-backup.ts'
import { systemClock } from '../apps/server/src/platform/clock/clock.ts'
import type { SocketConnection } from '../apps/server/src/platform/embedded/cluster.ts'
import { findPostgresOwner } from '../apps/server/src/platform/embedded/owner.ts'
import { startEmbedded } from '../apps/server/src/platform/embedded/start-embedded.ts'
import { atMost, type ResultRow } from './budgets.ts'
import { openScaleDatabase } from './scale-database.ts'

/** What database and files have together at least. */
const totalBytes = 5 * 2 ** 30
const fileFolder = 'benchmark'
const fileBytes = 4 * 2 ** 20
/** Log that a restore replays beside the base backup: a busy day. */
const logBytes = 2 ** 30
/** PostgreSQL archives at least every 30 seconds; it is killed just before. */
const worstMomentMs = 28_500
/** Segments that wait to be archived follow each other faster. */
const backlogMs = 5000

interface Place {
  readonly dataDir: string
  readonly backupDir: string
  /** A new machine, which has nothing. */
  readonly newDir: string
}

async function withClient<T>(
  connection: SocketConnection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, options: '-c statement_timeout=0' })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

async function readNumber(client: pg.Client, sql: string): Promise<number> {
  const { rows } = await client.query<{ value: string }>(sql)
  return Number(rows[0]?.value)
}

/** Copies the data set, which is kept for other benchmarks. */
async function copyDataSet(from: string, { dataDir }: Place): Promise<void> {
  mkdirSync(dataDir)
  const data = join(dataDir, 'pg18')
  await copyFolder(from, data, { owner: findPostgresOwner(data) })
}

/** Stores files until there is enough. @returns bytes of database and files */
async function addFiles(client: pg.Client, { dataDir }: Place) {
  const database = await readNumber(client, 'select pg_database_size(current_database()) as value')
  const files = join(dataDir, 'files', fileFolder)
  mkdirSync(files, { recursive: true })
  const { rows } = await client.query<{ owner: string }>(
    'select user_id as owner from users order by user_id limit 1',
  )
  let bytes = 0
  for (let index = 0; database + bytes < totalBytes; index += 1) {
    writeFileSync(join(files, String(index)), randomBytes(fileBytes))
    await client.query(
      `insert into files (file_id, owner_user_id, kind, key, name, content_type, size, complete, created_at)
      values (gen_random_uuid(), $1, 'video', $2, 'a.mp4', 'video/mp4', $3, true, now())`,
      [rows[0]?.owner, `${fileFolder}/${index}`, fileBytes],
    )
    bytes += fileBytes
  }
  return { database, files: bytes }
}

/** Writes changes until the log has grown enough. */
async function writeLog(client: pg.Client): Promise<void> {
  const start = await readNumber(
    client,
    "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as value",
  )
  const written = () =>
    readNumber(client, `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') - ${start} as value`)
  await client.query('create table benchmark_changes (id bigint primary key, content text)')
  for (let from = 0; (await written()) < logBytes; from += 20_000)
    await client.query(
      'insert into benchmark_changes select n, repeat(md5(n::text), 10) from generate_series($1::bigint, $1::bigint + 19999) n',
      [from],
    )
}

/** Commits the time ten times a second. @returns how to stop, and the last commit's time */
function keepWriting(connection: SocketConnection) {
  const state = { isOver: false, lastMs: 0 }
  const done = withClient(connection, async (client) => {
    await client.query('create table benchmark_moments (at_ms double precision)')
    while (!state.isOver) {
      const nowMs = Date.now()
      await client.query('insert into benchmark_moments values ($1)', [nowMs])
      state.lastMs = nowMs
      await delay(100)
    }
  }).catch(() => {})
  return { state, done }
}

/** Waits until just before PostgreSQL would archive again: the worst moment to lose everything. */
async function waitForWorstMoment(client: pg.Client): Promise<void> {
  const count = () => readNumber(client, 'select archived_count as value from pg_stat_archiver')
  // First what was written before has to be archived.
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now
    await delay(backlogMs)
  }
  const before = await count()
  while ((await count()) === before) await delay(100)
  const readAge = () =>
    readNumber(
      client,
      'select extract(epoch from clock_timestamp() - last_archived_time) * 1000 as value from pg_stat_archiver',
    )
  while ((await readAge()) < worstMomentMs) await delay(20)
}

/** Has the machine lose its database, its files and its disk. @returns the last commit's time */
async function loseEverything({ dataDir, backupDir }: Place, tell: (line: string) => void) {
  const { connection } = await startEmbedded({ dataDir, backupDir })
  const writing = keepWriting(connection)
  await withClient(connection, async (client) => {
    await writeLog(client)
    tell('Waiting for the worst moment…')
    await waitForWorstMoment(client)
  })
  const [pid] = readFileSync(join(dataDir, 'pg18/postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
  writing.state.isOver = true
  await writing.done
  await delay(1000)
  deleteDataDir(dataDir)
  return writing.state.lastMs
}

/** Deletes a data folder, whose PostgreSQL may be elsewhere. */
function deleteDataDir(dataDir: string): void {
  const link = join(dataDir, 'pg18')
  if (existsSync(link)) rmSync(realpathSync(link), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const gigabytes = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GB`

async function backUp(place: Place, tell: (line: string) => void) {
  const { dataDir, backupDir } = place
  const running = await startEmbedded({ dataDir, backupDir })
  try {
    const sizes = await withClient(running.connection, (client) => addFiles(client, place))
    tell(`${gigabytes(sizes.database)} of database, ${gigabytes(sizes.files)} of files`)
    const folder = openBackupFolder(backupDir, findPostgresOwner(join(dataDir, 'pg18')))
    const beganMs = performance.now()
    await createBaseBackup({ connection: running.connection, dataDir, folder, clock: systemClock })
    await archiveAllFiles(join(dataDir, 'files'), folder.files)
    return { sizes, backupMs: performance.now() - beganMs }
  } finally {
    await running.stop()
  }
}

/** Restores all there is on a new machine and starts. @returns how long it took, and the last moment */
async function restore({ newDir, backupDir }: Place) {
  const beganMs = performance.now()
  const result = await restoreBackup({ dataDir: newDir, backupDir, at: null, label: 'replaced' })
  const restoredMs = performance.now() - beganMs
  const running = await startEmbedded({ dataDir: newDir, backupDir })
  const lastMs = await withClient(running.connection, (client) =>
    readNumber(client, 'select max(at_ms) as value from benchmark_moments'),
  )
  const totalMs = performance.now() - beganMs
  await running.stop()
  // The data set names files that it does not have.
  const missing = result.missingFiles.filter((key) => key.startsWith(fileFolder))
  if (missing.length > 0) throw new Error(`${missing.length} files did not come back`)
  return { restoredMs, totalMs, lastMs, files: result.restoredFiles }
}

/**
 * Measures what is lost with a machine (RPO) and how long a restore on a new one takes (RTO), at
 * 5 GB of database and files and a gigabyte of log since the backup. Needs about 20 GB of disk.
 */
export async function measureRestore(
  root: string,
  interns: number,
  tell: (line: string) => void,
): Promise<readonly ResultRow[]> {
  const base = mkdtempSync(join(tmpdir(), 'fledge-restore-'))
  chmodSync(base, 0o755)
  const place = {
    dataDir: join(base, 'data'),
    backupDir: join(base, 'backups'),
    newDir: join(base, 'new'),
  }
  try {
    const options = { interns, liveShare: 0.1, seed: 1 }
    const dataSet = await openScaleDatabase(root, options, tell)
    const from = await withClient(dataSet.connection, async (client) => {
      const { rows } = await client.query<{ folder: string }>(
        "select current_setting('data_directory') as folder",
      )
      return rows[0]?.folder ?? ''
    })
    await dataSet.stop()
    await copyDataSet(from, place)
    const { sizes, backupMs } = await backUp(place, tell)
    const lastMs = await loseEverything(place, tell)
    tell('Restoring…')
    const restored = await restore(place)
    const lostSeconds = (lastMs - restored.lastMs) / 1000
    return [
      {
        what: `Backup of ${gigabytes(sizes.database)} of database and ${gigabytes(sizes.files)} of files`,
        measured: seconds(backupMs),
      },
      {
        what: 'Lost with the machine (RPO)',
        measured: `${lostSeconds.toFixed(1)} s`,
        budgets: [atMost(lostSeconds, 60, 's')],
      },
      {
        what: `Restore and start (RTO), with ${gigabytes(logBytes)} of log and ${restored.files} files`,
        measured: `${seconds(restored.totalMs)}, ${seconds(restored.restoredMs)} of it the restore`,
        budgets: [atMost(restored.totalMs / 1000, 300, 's')],
      },
    ]
  } finally {
    for (const folder of [place.dataDir, place.newDir])
      if (existsSync(folder)) deleteDataDir(folder)
    rmSync(base, { recursive: true, force: true })
  }
}
