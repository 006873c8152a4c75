import pg from 'pg'
import { listVariants } from '../apps/server/src/test/growth/list-variants.ts'
import type { ScaleRequest } from '../apps/server/src/test/growth/scale-requests.ts'
import {
  type ScaleProduct,
  startScaleProduct,
} from '../apps/server/src/test/growth/scale-product.ts'
import { median, percentile } from './bench-process.ts'
import { consoleOptions, fillConsoleData } from './console-data.ts'
import { openScaleDatabase } from './scale-database.ts'

const warmUps = 5
const runs = 60
const overview = 'today.getToday'
/** The overview: milliseconds and bytes. */
const overviewLimits = { ms: 60, bytes: 5 * 1024 } as const
/** The search over all kinds: milliseconds, 95th percentile, and what is typed. */
const search = 'search.searchConsole'
const searchLimitMs = 30
const searchTexts = ['Tanaka', 'tan', 'a', 'co', 'Console company 77', 'example', 'Nobody Xq']
/** A list with any filter: milliseconds, 95th percentile. */
const listLimitMs = 50
const filterRuns = 20
/** A file of 10,000 rows. */
const exportLimitSeconds = 5
const bulkRows = 500
const bulkLimitSeconds = 10

interface ConsoleFigure {
  readonly endpoint: string
  readonly p50: number
  readonly p95: number
  readonly bytes: number
}

/**
 * Makes every reading request of the programme team on 10,000 interns, 2,000 companies and a million
 * events, and prints the time within the process and the size of each response.
 * @param features only requests of these, without exports and the bulk act; all if it is empty
 */
export async function measureConsole(
  root: string,
  features: readonly string[],
  tell: (line: string) => void,
): Promise<void> {
  const database = await openScaleDatabase(root, consoleOptions, tell)
  try {
    await fillConsoleData(database.connection, tell)
    await describeData(database.connection, tell)
    const product = await startScaleProduct(database.connection)
    try {
      const isChosen = ({ endpoint }: ScaleRequest) =>
        features.length === 0 || features.includes(endpoint.split('.')[0] ?? '')
      const requests = product.requests
        .filter((each) => isOfConsole(each) && isChosen(each))
        .toSorted(byImportance)
      for (const request of requests.flatMap(listSearches))
        tell(describeFigure(await measureRequest(product, request, runs)))
      await measureFilters(product, requests, tell)
      if (features.length > 0) return
      await measureExports(product, tell)
      await measureBulkAct(product, tell)
    } finally {
      await product.stop()
    }
  } finally {
    await database.stop()
  }
}

const areas = ['today', 'placement', 'waits', 'overdue', 'people']
const getRank = ({ endpoint }: ScaleRequest) => {
  const rank = areas.findIndex((area) => endpoint.startsWith(area))
  return rank < 0 ? areas.length : rank
}
/** What the team opens most comes first. */
const byImportance = (a: ScaleRequest, b: ScaleRequest) => getRank(a) - getRank(b)
const isExport = ({ endpoint }: ScaleRequest) => endpoint.includes('.export')
const isOfTeam = ({ actor, path }: ScaleRequest) =>
  actor.side === 'operator' && path.includes('/operator/')
const isOfConsole = (request: ScaleRequest) => isOfTeam(request) && !isExport(request)

/** The search is requested with each text, any other endpoint once. */
const listSearches = (request: ScaleRequest): readonly ScaleRequest[] =>
  request.endpoint === search
    ? searchTexts.map((text) => ({ ...request, query: { text } }))
    : [request]

/** Makes a request to each list with each value of each filter, and prints the slowest ones. */
async function measureFilters(
  product: ScaleProduct,
  requests: readonly ScaleRequest[],
  tell: (line: string) => void,
): Promise<void> {
  const figures: ConsoleFigure[] = []
  for (const { request, filter } of requests.flatMap(listVariants)) {
    const figure = await measureRequest(product, request, filterRuns)
    figures.push({ ...figure, endpoint: `${figure.endpoint} ${filter}` })
  }
  const isOver = ({ p95 }: ConsoleFigure) => p95 > listLimitMs
  tell('')
  tell(
    `${figures.length} lists with one filter or none, ${filterRuns} runs each: ${figures.filter(isOver).length} over ${listLimitMs} ms; the slowest ones:`,
  )
  for (const figure of figures.toSorted((a, b) => b.p95 - a.p95).slice(0, 30))
    tell(describeFigure(figure))
}

/** Exports each list as a whole, and prints the time for each 10,000 rows. */
async function measureExports(product: ScaleProduct, tell: (line: string) => void): Promise<void> {
  tell('')
  for (const request of product.requests.filter((each) => isOfTeam(each) && isExport(each))) {
    const start = performance.now()
    const rows = (await product.send(request)).split('\n').length - 1
    const seconds = (performance.now() - start) / 1000
    const isMissed = seconds > exportLimitSeconds * Math.max(1, rows / 10_000)
    tell(
      `${request.endpoint.padEnd(40)} ${rows.toLocaleString('en').padStart(9)} rows in ${seconds.toFixed(2)} s${isMissed ? '  over the limit' : ''}`,
    )
  }
}

/** Passes on 500 tasks at once, each with an event, after the preview. */
async function measureBulkAct(product: ScaleProduct, tell: (line: string) => void): Promise<void> {
  const { pool } = product.running.services.database
  await pool.query('delete from wait_owners')
  const list = product.requests.find(({ endpoint }) => endpoint === 'waits.listWaits')
  if (!list) throw new Error('the list of tasks is not requested')
  const rows: { kind: string; id: string }[] = []
  for (let page = 1; rows.length < bulkRows; page += 1) {
    const query = { page: String(page), per_page: '100' }
    const { data } = JSON.parse(await product.send({ ...list, query }))
    if (data.payload.length === 0) break
    rows.push(...data.payload.map(({ kind, id }: { kind: string; id: string }) => ({ kind, id })))
  }
  const { rows: colleagues } = await pool.query<{ user_id: string }>(
    'select user_id from users where operator_role is not null and user_id <> $1 order by user_id limit 1',
    [list.actor.ids.user],
  )
  const post = (path: string, body: Readonly<Record<string, unknown>>) =>
    product.send({ ...list, method: 'POST', path: `${list.path}/${path}`, query: {}, body })
  const selected = { selection: { rows }, owner_id: colleagues[0]?.user_id }
  const start = performance.now()
  const preview = JSON.parse(await post('assign-many/preview', selected))
  const previewMs = performance.now() - start
  const { count } = preview.data.payload
  await post('assign-many', { ...selected, reason: 'Measured', count })
  const seconds = (performance.now() - start) / 1000
  tell('')
  tell(
    `${count} of ${rows.length} tasks passed on in ${seconds.toFixed(2)} s, of which the preview takes ${previewMs.toFixed(0)} ms${seconds > bulkLimitSeconds ? '  over the limit' : ''}`,
  )
}

async function describeData(
  connection: pg.ClientConfig,
  tell: (line: string) => void,
): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<Record<string, string>>(`select
    (select count(*) from interns) as interns, (select count(*) from companies) as companies,
    (select count(*) from event_log) as events,
    (select count(*) from applications where status in ('SUBMITTED', 'IN_REVIEW')) as applications,
    (select count(*) from offers where status = 'IN_REVIEW') as offers`)
  await client.end()
  const counts = Object.entries(rows[0] ?? {}).map(
    ([name, count]) => `${Number(count).toLocaleString('en')} ${name}`,
  )
  tell(`${counts.join(', ')} (applications and offers to review)`)
}

async function measureRequest(
  product: ScaleProduct,
  request: ScaleRequest,
  runs: number,
): Promise<ConsoleFigure> {
  const times: number[] = []
  let bytes = 0
  for (let run = -warmUps; run < runs; run += 1) {
    const start = performance.now()
    const body = await product.send(request)
    if (run >= 0) times.push(performance.now() - start)
    bytes = Buffer.byteLength(body)
  }
  const searched = request.endpoint === search ? ` ${request.query['text']}` : ''
  return {
    endpoint: `${request.endpoint}${searched}`,
    p50: median(times),
    p95: percentile(times, 0.95),
    bytes,
  }
}

function describeFigure({ endpoint, p50, p95, bytes }: ConsoleFigure): string {
  const isMissed =
    endpoint === overview
      ? p95 > overviewLimits.ms || bytes > overviewLimits.bytes
      : p95 > (endpoint.startsWith(search) ? searchLimitMs : listLimitMs)
  return `${endpoint.padEnd(40)} p50 ${p50.toFixed(1).padStart(7)} ms  p95 ${p95.toFixed(1).padStart(7)} ms  ${String(bytes).padStart(7)} bytes${isMissed ? '  over the limit' : ''}`
}
