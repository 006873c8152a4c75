// npm run files -- migrate --to s3: copies all files from DATA_DIR to the bucket of the S3_* settings
// and compares them; --to disk copies them back. It can be repeated, and deletes nothing.
// npm run files -- orphans [--delete]: lists or deletes what is stored without a row.
// npm run files -- rules [--apply]: prints the bucket's rules, or gives it them.
import { exitWithError } from './install.mjs'
import { findDataDir, openCommandDatabase } from './open-database.mjs'

const usage = `Usage: npm run files -- migrate --to <s3|disk>
       npm run files -- orphans [--delete]
       npm run files -- rules [--apply]`
const commandLine = process.argv.slice(2).join(' ')

const { readEnv } = await import('../apps/server/src/platform/env.ts')
const { openFileStore, readS3Settings } =
  await import('../apps/server/src/platform/files/open-file-store.ts')
const { openDatabase } = await import('../apps/server/src/platform/db/open-database.ts')
const { systemClock } = await import('../apps/server/src/platform/clock/clock.ts')

function readSettings() {
  try {
    return readEnv({ ...process.env, DATA_DIR: findDataDir() })
  } catch (error) {
    return exitWithError(error.message)
  }
}

const env = readSettings()
const requireBucket = () =>
  readS3Settings(env) ?? exitWithError('Set S3_BUCKET and its key, as for the product.')

async function withDatabase(work) {
  const at = await openCommandDatabase()
  const database = openDatabase({ connection: at.connection, clock: systemClock, poolSize: 1 })
  try {
    return await work(database)
  } finally {
    await database.close()
    await at.stop()
  }
}

async function migrate(target) {
  requireBucket()
  const { migrateFiles } = await import('../apps/server/src/features/files/migrate-files.ts')
  const bucket = await openFileStore(env)
  const disk = await openFileStore({ ...env, S3_BUCKET: undefined })
  const counts = await withDatabase((database) =>
    migrateFiles({
      database,
      from: target === 's3' ? disk : bucket,
      to: target === 's3' ? bucket : disk,
      onProblem: (line) => process.stderr.write(`${line}\n`),
    }),
  )
  process.stdout.write(
    `${counts.copied} files copied, ${counts.present} already there, ${counts.missing} missing, ${counts.failed} failed\n`,
  )
  return counts.missing + counts.failed > 0 ? 1 : 0
}

async function sweep(isDeleting) {
  const { sweepOrphans } = await import('../apps/server/src/features/files/orphaned-objects.ts')
  const store = await openFileStore(env)
  const keys = await withDatabase((database) =>
    sweepOrphans({ database, store, now: systemClock.now(), isDeleting }),
  )
  for (const key of keys) process.stdout.write(`${key}\n`)
  process.stdout.write(
    `${keys.length} files without a row${isDeleting ? ' deleted' : '; --delete deletes them'}\n`,
  )
  return 0
}

async function rules(isApplying) {
  const { applyBucketRules, describeRuleProblem, listBucketRules } =
    await import('../apps/server/src/platform/files/bucket-rules.ts')
  const { origin } = new URL(env.publicUrl)
  const rules = listBucketRules(origin)
  if (!isApplying) {
    process.stdout.write(`${JSON.stringify(rules, null, 2)}\n`)
    return 0
  }
  const problems = await applyBucketRules(requireBucket(), rules)
  for (const problem of problems) process.stderr.write(`${describeRuleProblem(problem, origin)}\n`)
  if (problems.length === 0) process.stdout.write('The bucket has its rules.\n')
  return problems.length > 0 ? 1 : 0
}

const commands = {
  'migrate --to s3': () => migrate('s3'),
  'migrate --to disk': () => migrate('disk'),
  orphans: () => sweep(false),
  'orphans --delete': () => sweep(true),
  rules: () => rules(false),
  'rules --apply': () => rules(true),
}
const command = Object.hasOwn(commands, commandLine) ? commands[commandLine] : exitWithError(usage)
process.exit(await command())
