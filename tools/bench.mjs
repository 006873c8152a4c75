// npm run bench [-- calls browse capacity compression interactions jobs load overload pages pooler security start traces]: measures and prints a
// table. --check fails if a figure misses its budget by more than 20 %, or if the machine is not quiet.
// npm run bench -- pooler: named statements off, and PgBouncer (Debian's package) in between; traces: every trace recorded, a tenth, and none.
// npm run bench -- browse --size 1000000: browse over HTTP with this many interns.
// npm run bench -- index [--queries 10000]: the index of browse alone. npm run bench -- scale [--size 100000] [--live 0.1]: every reading request on two data sets.
// npm run bench -- shards: which statements would cross shards if tables were split by intern or by company.
// npm run bench -- console [--only people,privacy]: every reading request of the programme team on 10,000 interns, 2,000 companies and a million events.
// npm run bench -- approvals: 500 applications approved at once; reviewer [--size 100]: a scripted reviewer works through so many applications by keyboard.
// npm run bench -- restore [--size 60000]: backup and restore at 5 GB; needs 20 GB of disk.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatTable, listMissed, measureLoad } from '../bench/budgets.ts'
import { buildChanged } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { root } from './install.mjs'
import { importOnDemand } from './on-demand.mjs'

const known = [
  'calls',
  'browse',
  'capacity',
  'compression',
  'interactions',
  'jobs',
  'load',
  'overload',
  'pages',
  'security',
  'start',
]
const alone = ['console', 'index', 'restore', 'scale', 'shards']
// Runs only when it is asked for.
const optional = ['approvals', 'pooler', 'reviewer', 'traces']
const requested = process.argv
  .slice(2)
  .filter((word) => [...known, ...alone, ...optional].includes(word))
const parts = requested.length > 0 ? requested : known
const port = 21_000 + Math.floor(Math.random() * 8000)
const isCheck = process.argv.includes('--check')
const load = await measureLoad()
const scratch = mkdtempSync(join(tmpdir(), 'fledge-bench-'))
const lines = []
const tellProgress = (line) => process.stdout.write(`${line}\n`)
const addLines = (more) => {
  for (const line of more) process.stdout.write(`${line.what}: ${line.measured}\n`)
  lines.push(...more)
}

if (parts.includes('scale')) await runScale()
if (parts.includes('console')) await runConsole()
if (parts.includes('shards')) {
  await import('temporal-polyfill/global')
  const { formatShards, tryShards } = await import('../bench/shards.ts')
  for (const column of ['intern_id', 'company_id'])
    console.log(formatShards(await tryShards(root, column)))
}
if (parts.includes('index')) await runIndex()
if (parts.includes('restore')) await runRestore()
if (parts.some((part) => !alone.includes(part))) await buildChanged('web')
if (parts.includes('load'))
  addLines((await import('../bench/first-load.ts')).measureFirstLoad(root))
if (
  ['calls', 'browse', 'capacity', 'compression', 'interactions', 'overload', 'pages'].some((part) =>
    parts.includes(part),
  )
)
  await onServer()
if (parts.includes('security')) await runRowSecurity()
if (parts.includes('pooler')) await runPooler()
if (parts.includes('approvals'))
  addLines(await withTickingProduct((await import('../bench/approvals.ts')).measureApprovals))
if (parts.includes('reviewer')) addLines(await runReviewer())
if (parts.includes('traces')) await runTraces()
if (parts.includes('jobs')) addLines(await measureTimedJobs())
if (parts.includes('start')) {
  await buildChanged()
  addLines(
    await (
      await import('../bench/start-time.ts')
    ).measureStart(root, { DATA_DIR: join(scratch, 'start'), PORT: String(port + 2) }),
  )
}
rmSync(scratch, { recursive: true, force: true })
if (lines.length > 0) printTable()
if (isCheck) checkBudgets()

/** Measures the index of browse at several sizes, or compares it with plain SQL at one. */
async function runIndex() {
  await import('temporal-polyfill/global')
  const { compareIndex, measureIndex } = await import('../bench/search-index.ts')
  const [size, queries] = [getOption('--size', 0), getOption('--queries', 0)]
  addLines(
    queries > 0
      ? await compareIndex(root, size || 100_000, queries)
      : measureIndex(size > 0 ? [size] : [10_000, 100_000, 1_000_000]),
  )
}

/** Compares a data set of a tenth of the size with one of the size. */
async function runScale() {
  await import('temporal-polyfill/global')
  const { measureScale } = await import('../bench/scale.ts')
  const { formatCalls, formatGrowing, listFailures } = await import('../bench/scale-table.ts')
  const tell = (line) => process.stdout.write(`${line}\n`)
  const size = getOption('--size', 100_000)
  const options = { liveShare: getOption('--live', 0.1), seed: 1 }
  const result = await measureScale(root, options, [Math.round(size / 10), size], tell)
  tell('\nRequests, in milliseconds within the process; * has a statement that grows')
  formatCalls(result).forEach(tell)
  tell('\nStatements that grow with the data although their answers do not')
  formatGrowing(result.growing, result.sizes).forEach(tell)
  listFailures(result).forEach((failure) => tell(`failed at ${failure}`))
}

/** Makes the programme team's requests on 10,000 interns, 2,000 companies and a million events. */
async function runConsole() {
  await import('temporal-polyfill/global')
  const { measureConsole } = await import('../bench/console.ts')
  const at = process.argv.indexOf('--only')
  const features = at < 0 ? [] : (process.argv[at + 1] ?? '').split(',')
  await measureConsole(root, features, tellProgress)
}

/** Measures what is lost with a machine and how long a restore takes. */
async function runRestore() {
  await import('temporal-polyfill/global')
  const { measureRestore } = await import('../bench/restore.ts')
  addLines(await measureRestore(root, getOption('--size', 60_000), tellProgress))
}

/** Compares the product with one that has no roles, so that no policy applies. */
async function runRowSecurity() {
  const { measureRowSecurity } = await import('../bench/row-security.ts')
  await withProducts([{}, { BENCH_WITHOUT_ROLES: '1' }], (products) =>
    measureRowSecurity(products, tellProgress),
  )
}

/** Compares a product that records every trace, and one that records a tenth, with one without. */
async function runTraces() {
  const { measureTraces } = await import('../bench/traces.ts')
  const TRACE_FILE = join(scratch, 'traces.jsonl')
  const settings = [{}, { TRACE_FILE }, { TRACE_FILE, TRACE_SAMPLE: '0.1' }]
  await withProducts(settings, ([base, all, tenth]) =>
    measureTraces({ base, all, tenth }, tellProgress),
  )
}

/** Lets a scripted reviewer work through applications in Chromium. */
async function runReviewer() {
  const chromium = await findChromium()
  if ('wrong' in chromium) return [{ what: 'Reviewer', measured: chromium.wrong }]
  const { measureReviewer } = await import('../bench/reviewer.ts')
  return withTickingProduct((product) =>
    measureReviewer(product, getOption('--size', 100), chromium.path, tellProgress),
  )
}

/** Measures a product with demo data whose timed jobs run. */
async function withTickingProduct(measure) {
  const { startBenchProcess } = await import('../bench/bench-process.ts')
  tellProgress('Creating demo data for the benchmark…')
  const product = await startBenchProcess(join(root, 'bench/product-server.ts'), port + 4, {
    DATA_DIR: join(scratch, 'ticking'),
    LOG_LEVEL: 'error',
    BENCH_TICKING: '1',
  })
  try {
    return await measure(product)
  } finally {
    await product.stop()
  }
}

/** Compares the product with one without named statements, and with one behind PgBouncer. */
async function runPooler() {
  const { measurePooler } = await import('../bench/pooler.ts')
  const { hasPgBouncer } = await import('../apps/server/src/platform/testing/pg-bouncer.ts')
  const unnamed = { DATABASE_NAMED_STATEMENTS: 'false' }
  const settings = [{}, unnamed, ...(hasPgBouncer ? [{ ...unnamed, BENCH_POOL_SIZE: '5' }] : [])]
  await withProducts(settings, ([base, unnamed, pooled]) =>
    measurePooler({ base, unnamed, pooled }, tellProgress),
  )
}

/** Measures several products, each with demo data and settings of its own. */
async function withProducts(settings, measure) {
  const { startBenchProcess } = await import('../bench/bench-process.ts')
  const products = []
  try {
    for (const [index, more] of settings.entries())
      products.push(
        await startBenchProcess(join(root, 'bench/product-server.ts'), port + 5 + index, {
          DATA_DIR: join(scratch, `product-${index}`),
          LOG_LEVEL: 'error',
          ...more,
        }),
      )
    addLines(await measure(products))
  } finally {
    for (const product of products) await product.stop()
  }
}

async function measureTimedJobs() {
  await import('temporal-polyfill/global')
  const { measureJobs } = await import('../bench/jobs.ts')
  return measureJobs(root, (line) => process.stdout.write(`${line}\n`))
}

function getOption(name, otherwise) {
  const place = process.argv.indexOf(name)
  const value = Number(process.argv[place + 1])
  return place > 0 && value > 0 ? value : otherwise
}

async function onServer() {
  const { startBenchProcess } = await import('../bench/bench-process.ts')
  const { measureCalls } = await import('../bench/calls.ts')
  const { signInDemoUser } = await import('../bench/call-list.ts')
  process.stdout.write('Creating demo data for the benchmarks…\n')
  const product = await startBenchProcess(join(root, 'bench/product-server.ts'), port, {
    DATA_DIR: join(scratch, 'served'),
    LOG_LEVEL: 'error',
  })
  try {
    if (parts.includes('pages')) addLines(await measurePageSpeed())
    if (parts.includes('interactions')) addLines(await measureSlowInteractions(signInDemoUser))
    if (parts.includes('calls')) addLines(await measureCalls(product, port + 1, tellProgress))
    if (parts.includes('compression')) {
      const { measureCompression } = await import('../bench/compression.ts')
      const cookie = await signInDemoUser(product.port, 'hannah.clarke@brightwater.example')
      addLines(await measureCompression(product.port, cookie, port + 3))
    }
    if (parts.includes('capacity'))
      addLines(await (await import('../bench/capacity.ts')).measureCapacity(product))
    if (parts.includes('overload')) {
      const { measureOverload, measureWeekday } = await import('../bench/overload.ts')
      addLines(await measureOverload(product))
      addLines(await measureWeekday(product))
    }
    if (parts.includes('browse')) {
      const { measureBrowse } = await import('../bench/browse.ts')
      const size = getOption('--size', 0)
      addLines(await measureBrowse(product, size > 0 ? [size] : [10_000, 100_000]))
    }
  } finally {
    await product.stop()
  }
}

async function measureSlowInteractions(signIn) {
  const chromium = await findChromium()
  if ('wrong' in chromium) return [{ what: 'Interactions', measured: chromium.wrong }]
  const { measureInteractions } = await import('../bench/interactions.ts')
  const [company, operator] = await Promise.all(
    ['hannah.clarke@brightwater.example', 'ines.duarte@fledge.example'].map((email) =>
      signIn(port, email),
    ),
  )
  return measureInteractions(port, { company, operator }, chromium.path)
}

async function measurePageSpeed() {
  const chromium = await findChromium()
  if ('wrong' in chromium) return [{ what: 'Lighthouse', measured: chromium.wrong }]
  const { measurePages } = await import('../bench/page-speed.ts')
  const { listMeasuredPages } = await import('../bench/measured-pages.ts')
  return measurePages(
    (await importOnDemand('lighthouse')).packages,
    port,
    await listMeasuredPages(port),
    chromium.path,
    Number(process.env.BENCH_RUNS ?? 5),
  )
}

function printTable() {
  const cores = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`
  process.stdout.write(`\nNode ${process.version}, ${cores}\n\n${formatTable(lines)}`)
}

/** With --check: fails if a budget is missed, or if nothing can be said about it. */
function checkBudgets() {
  if (!load.isQuiet) {
    process.exitCode = 2
    process.stdout.write(
      `\nNot checked: the machine is not quiet. Before the first benchmark, ${(100 * load.share).toFixed(0)} % of it was in use.\n`,
    )
    return
  }
  const missed = listMissed(lines)
  if (missed.length > 0) process.exitCode = 1
  process.stdout.write(
    missed.length > 0
      ? `\nMissed by more than 20 %:\n${missed.join('\n')}\n`
      : '\nNo budget is missed by more than 20 %.\n',
  )
}
