import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { hashMigrations, readMigrations } from '../apps/server/src/db/migrations-hash.ts'
import { findBinaries } from '../apps/server/src/platform/embedded/binaries.ts'
import { runCluster } from '../apps/server/src/platform/embedded/cluster.ts'
import { findPostgresOwner } from '../apps/server/src/platform/embedded/owner.ts'
import { endLeftoverPostgres } from '../apps/server/src/platform/embedded/processes.ts'
import {
  startEmbedded,
  type EmbeddedDatabase,
} from '../apps/server/src/platform/embedded/start-embedded.ts'
import { prepareDatabase } from '../apps/server/src/platform/db/prepare-database.ts'
import { seedTemplate } from '../apps/server/src/platform/testing/seed-template.ts'
import { loadScaleData, type ScaleReport } from '../apps/server/src/test/scale/load-scale-data.ts'
import type { ScaleOptions } from '../apps/server/src/test/scale/scale-options.ts'

const sources = 'apps/server/src/test/scale'
const migrations = 'apps/server/src/db/migrations'
/** Nothing has to survive a crash while the data set is written: it would be written again. */
const loadingSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  shared_buffers: '512MB',
  maintenance_work_mem: '512MB',
  max_wal_size: '1GB',
  autovacuum: 'off',
  max_parallel_maintenance_workers: 0,
  jit: 'off',
  timezone: 'UTC',
} as const

/** Identifies the migrations and the generator, so that a data set is kept until they change. */
function hashDataSet(root: string): string {
  const hash = createHash('sha256').update(hashMigrations(readMigrations(join(root, migrations))))
  for (const name of readdirSync(join(root, sources)).toSorted())
    if (!name.endsWith('.test.ts')) hash.update(readFileSync(join(root, sources, name)))
  return hash.digest('hex').slice(0, 12)
}

/**
 * Starts PostgreSQL, with the product's own settings, on a data set in `.cache/scale`. Creates the
 * data set at the first use and deletes older ones of the same size.
 */
export async function openScaleDatabase(
  root: string,
  options: ScaleOptions,
  tell: (line: string) => void,
): Promise<EmbeddedDatabase> {
  const parent = join(root, '.cache', 'scale')
  const size = `${options.interns}-${options.liveShare}-${options.seed}`
  const dataDir = join(parent, `${size}-${hashDataSet(root)}`)
  const marker = join(dataDir, 'complete')
  if (!existsSync(marker)) {
    mkdirSync(parent, { recursive: true })
    for (const name of readdirSync(parent).filter((entry) => entry.startsWith(`${size}-`)))
      await deleteDataSet(join(parent, name))
    tell(`Creating a data set of ${options.interns.toLocaleString('en')} interns…`)
    const report = await createDataSet(root, dataDir, options)
    writeFileSync(marker, '')
    tell(describeReport(report))
  }
  return startEmbedded({ dataDir })
}

/** Deletes a data set; PostgreSQL's folder may be elsewhere, and a killed run may have left it running. */
async function deleteDataSet(dataDir: string): Promise<void> {
  const link = join(dataDir, 'pg18')
  if (existsSync(link)) {
    const folder = realpathSync(link)
    await endLeftoverPostgres(folder)
    rmSync(folder, { recursive: true, force: true })
  }
  rmSync(dataDir, { recursive: true, force: true })
}

async function createDataSet(
  root: string,
  dataDir: string,
  options: ScaleOptions,
): Promise<ScaleReport> {
  // Creates the cluster where PostgreSQL can write.
  await (await startEmbedded({ dataDir })).stop()
  const folder = realpathSync(join(dataDir, 'pg18'))
  const owner = findPostgresOwner(folder)
  const cluster = await runCluster({
    folder,
    owner,
    log: join(dataDir, 'postgres.log'),
    binaries: findBinaries(owner, '/var/lib/fledge'),
    settings: loadingSettings,
  })
  try {
    await prepareDatabase(cluster.connection, join(root, migrations))
    await seedTemplate(cluster.connection)
    return await loadScaleData(cluster.connection, options)
  } finally {
    await cluster.stop()
  }
}

function describeReport({ counts, generatedMs, indexedMs }: ScaleReport): string {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const seconds = (ms: number) => `${Math.round(ms / 1000)} s`
  return `${rows.toLocaleString('en')} rows in ${seconds(generatedMs)}, indexes and statistics in ${seconds(indexedMs)}`
}
