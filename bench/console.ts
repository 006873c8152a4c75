import pg from 'pg'
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
/** A list with any filter: milliseconds, 95th percentile. */
const listLimitMs = 50

interface ConsoleFigure {
  readonly endpoint: string
  readonly p50: number
  readonly p95: number
  readonly bytes: number
}

/**
 * Makes every reading request of the programme team on 10,000 interns, 2,000 companies and a million
 * events, and prints the time within the process and the size of each response.
 */
export async function measureConsole(root: string, tell: (line: string) => void): Promise<void> {
  const database = await openScaleDatabase(root, consoleOptions, tell)
  try {
    await fillConsoleData(database.connection, tell)
    await describeData(database.connection, tell)
    const product = await startScaleProduct(database.connection)
    try {
      for (const request of product.requests.filter(isOfConsole).toSorted(byImportance))
        tell(describeFigure(await measureRequest(product, request)))
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
/** A copy of the whole log is measured by itself: it streams a million rows. */
const isOfConsole = ({ actor, path, endpoint }: ScaleRequest) =>
  actor.side === 'operator' && path.includes('/operator/') && !endpoint.includes('.export')

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
): Promise<ConsoleFigure> {
  const times: number[] = []
  let bytes = 0
  for (let run = -warmUps; run < runs; run += 1) {
    const start = performance.now()
    const body = await product.send(request)
    if (run >= 0) times.push(performance.now() - start)
    bytes = Buffer.byteLength(body)
  }
  return { endpoint: request.endpoint, p50: median(times), p95: percentile(times, 0.95), bytes }
}

function describeFigure({ endpoint, p50, p95, bytes }: ConsoleFigure): string {
  const isMissed =
    endpoint === overview
      ? p95 > overviewLimits.ms || bytes > overviewLimits.bytes
      : p95 > listLimitMs
  return `${endpoint.padEnd(40)} p50 ${p50.toFixed(1).padStart(7)} ms  p95 ${p95.toFixed(1).padStart(7)} ms  ${String(bytes).padStart(7)} bytes${isMissed ? '  over the limit' : ''}`
}
