// npm run files -- migrate --to s3: copies all files from DATA_DIR to the bucket of the S3_* settings
// and compares them; --to disk copies them back. It can be repeated, and deletes nothing.
import { exitWithError } from './install.mjs'
import { findDataDir, openCommandDatabase } from './open-database.mjs'

const [, , command, option, target] = process.argv
if (command !== 'migrate' || option !== '--to' || !['s3', 'disk'].includes(target))
  exitWithError('Usage: npm run files -- migrate --to <s3|disk>')

const { readEnv } = await import('../apps/server/src/platform/env.ts')
const { openFileStore } = await import('../apps/server/src/platform/files/open-file-store.ts')
const { openDatabase } = await import('../apps/server/src/platform/db/open-database.ts')
const { systemClock } = await import('../apps/server/src/platform/clock/clock.ts')
const { migrateFiles } = await import('../apps/server/src/features/files/migrate-files.ts')

function readSettings() {
  try {
    return readEnv({ ...process.env, DATA_DIR: findDataDir() })
  } catch (error) {
    return exitWithError(error.message)
  }
}

const env = readSettings()
if (!env.S3_BUCKET) exitWithError('Set S3_BUCKET and its key, as for the product.')
const bucket = await openFileStore(env)
const disk = await openFileStore({ ...env, S3_BUCKET: undefined })
const at = await openCommandDatabase()
const database = openDatabase({ connection: at.connection, clock: systemClock, poolSize: 1 })
const counts = await migrateFiles({
  database,
  from: target === 's3' ? disk : bucket,
  to: target === 's3' ? bucket : disk,
  onProblem: (line) => process.stderr.write(`${line}\n`),
})
await database.close()
await at.stop()
process.stdout.write(
  `${counts.copied} files copied, ${counts.present} already there, ${counts.missing} missing, ${counts.failed} failed\n`,
)
process.exit(counts.missing + counts.failed > 0 ? 1 : 0)
