import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type BenchProcess,
  type BenchRequest,
  percentile,
  sendBenchRequest,
} from './bench-process.ts'
import { atLeast, atMost, type ResultRow } from './budgets.ts'
import { signInDemoUser } from './call-list.ts'

const peakSeconds = 5
const overloadSeconds = 8
/** The first part of an overload is spent on measuring the server's rate. */
const warmUpSeconds = 2
const clients = 20
const people = 2000
const streamsAtOnce = 20
const weekdaySeconds = 20

interface LoadResult {
  /** Milliseconds of the requests that were served, and of those that were refused. */
  readonly servedMs: readonly number[]
  readonly refusedMs: readonly number[]
  /** The served ones by path. */
  readonly servedByPath: ReadonlyMap<string, readonly number[]>
  readonly failures: readonly string[]
}

/** What people read on a weekday, the most frequent first. */
export async function listWeekdayReads(port: number): Promise<readonly BenchRequest[]> {
  const [company, intern] = await Promise.all(
    ['hannah.clarke@brightwater.example', 'amara.okafor@unilag.example'].map((email) =>
      signInDemoUser(port, email),
    ),
  )
  const read = (path: string, cookie: string | undefined): BenchRequest => ({
    method: 'GET',
    path: `/backend/${path}`,
    ...(cookie ? { cookie } : {}),
  })
  return [
    read('api/check-token', company),
    read('api/check-token', intern),
    read('candidatures?page=1', company),
    read('notices', intern),
    read('browse/candidates?page=1', company),
    read('intern-service/account-settings', intern),
  ]
}

export const listCookies = (reads: readonly BenchRequest[]): readonly string[] => [
  ...new Set(reads.map(({ cookie }) => cookie ?? '')),
]

const createAgent = () => new Agent({ keepAlive: true, maxSockets: 1024 })

function createRecorder(port: number, agent: Agent) {
  const servedMs: number[] = []
  const refusedMs: number[] = []
  const servedByPath = new Map<string, number[]>()
  const failures: string[] = []
  const send = async (request: BenchRequest, isRecorded: boolean) => {
    const began = performance.now()
    const { status, retryAfter } = await sendBenchRequest(port, request, agent)
    const ms = performance.now() - began
    if (!isRecorded) return
    if (status === 200) {
      servedMs.push(ms)
      const times = servedByPath.get(request.path) ?? []
      times.push(ms)
      servedByPath.set(request.path, times)
    } else if (status === 503 && retryAfter !== undefined) refusedMs.push(ms)
    else failures.push(`${request.path}: ${status}`)
  }
  return { result: { servedMs, refusedMs, servedByPath, failures } satisfies LoadResult, send }
}

/** Sends the next request as soon as the one before is answered, from a number of clients. */
export async function playClosedLoad(
  port: number,
  reads: readonly BenchRequest[],
  seconds: number,
) {
  const agent = createAgent()
  const { result, send } = createRecorder(port, agent)
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let index = client; performance.now() < end; index += 1) {
        const request = reads[index % reads.length]
        if (request) await send(request, true)
      }
    }),
  )
  agent.destroy()
  return result
}

/** Sends requests at a rate, whatever the server answers. Those of the warm-up do not count. */
export async function playOpenLoad(
  port: number,
  reads: readonly BenchRequest[],
  { perSecond, seconds, warmUp }: { perSecond: number; seconds: number; warmUp: number },
) {
  const agent = createAgent()
  const { result, send } = createRecorder(port, agent)
  const began = performance.now()
  const pending: Promise<void>[] = []
  for (let sent = 0; sent < perSecond * seconds;) {
    const elapsed = (performance.now() - began) / 1000
    for (; sent < Math.min(elapsed * perSecond, perSecond * seconds); sent += 1) {
      const request = reads[sent % reads.length]
      if (request) pending.push(send(request, elapsed >= warmUp))
    }
    await delay(5)
  }
  await Promise.all(pending)
  agent.destroy()
  return result
}

interface Overload {
  readonly peak: LoadResult
  /** Requests a second that the server completes. */
  readonly peakRate: number
  readonly overload: LoadResult
  /** What it completes of them at three times as many. */
  readonly goodput: number
}

/** Sends as many requests as the server can complete, then three times as many. */
export async function playOverload(product: BenchProcess): Promise<Overload> {
  const reads = await listWeekdayReads(product.port)
  await playClosedLoad(product.port, reads, peakSeconds)
  const peak = await playClosedLoad(product.port, reads, peakSeconds)
  const peakRate = peak.servedMs.length / peakSeconds
  return { peak, peakRate, ...(await playAtRate(product, reads, 3 * peakRate)) }
}

/** Sends requests at a rate. @returns how many of them were completed in a second */
export async function playAtRate(
  product: BenchProcess,
  reads: readonly BenchRequest[],
  perSecond: number,
): Promise<Pick<Overload, 'overload' | 'goodput'>> {
  await product.send({ what: 'report' })
  const overload = await playOpenLoad(product.port, reads, {
    perSecond,
    seconds: overloadSeconds,
    warmUp: warmUpSeconds,
  })
  return { overload, goodput: overload.servedMs.length / (overloadSeconds - warmUpSeconds) }
}

/** Three times as many requests as the server can complete. */
export async function measureOverload(product: BenchProcess): Promise<readonly ResultRow[]> {
  const { peak, peakRate, overload, goodput } = await playOverload(product)
  const state = await describeProcess(product)
  return [
    {
      what: 'peak with 20 clients',
      measured: `${peakRate.toFixed(0)} a second, p99 ${percentile(peak.servedMs, 0.99).toFixed(0)} ms`,
    },
    {
      what: 'goodput at 3 × the peak',
      measured: `${((100 * goodput) / peakRate).toFixed(0)} % of the peak${describeFailures(overload)}`,
      budgets: [atLeast((100 * goodput) / peakRate, 90, '%')],
    },
    {
      what: 'served at 3 × the peak',
      measured: `p50 ${percentile(overload.servedMs, 0.5).toFixed(0)} ms, p99 ${percentile(overload.servedMs, 0.99).toFixed(0)} ms${describeSlowest(overload)}`,
      budgets: [atMost(percentile(overload.servedMs, 0.99), 250, 'ms', 'p99')],
    },
    {
      what: 'refused at 3 × the peak',
      measured: `${overload.refusedMs.length}, p99 ${percentile(overload.refusedMs, 0.99).toFixed(0)} ms, all with Retry-After`,
      budgets: [atMost(percentile(overload.refusedMs, 0.99), 50, 'ms', 'p99')],
    },
    { what: 'process at 3 × the peak', measured: state },
  ]
}

/** Returns how the product's process fared since its last report, and its memory. */
async function describeProcess(product: BenchProcess): Promise<string> {
  const { memory, loopDelayMs } = await product.send({ what: 'report' })
  return `event loop held up for ${loopDelayMs.toFixed(0)} ms (p99), ${(memory / 2 ** 20).toFixed(0)} MB of memory`
}

const describeFailures = ({ failures }: LoadResult) =>
  failures.length > 0 ? `; ${failures.length} failed, first ${failures[0]}` : ''

/** Opens live streams that stay open until their agent is destroyed. @returns how many are open */
export async function openStreams(
  port: number,
  { agent, count, cookies }: { agent: Agent; count: number; cookies: readonly string[] },
): Promise<() => number> {
  const state = { open: 0 }
  const openNext = async (at: number) => {
    const cookie = cookies[at % cookies.length] ?? ''
    // As a browser does, which waits and reconnects.
    while ((await openStream(port, agent, cookie, () => (state.open -= 1))) !== 200)
      await delay(500)
    state.open += 1
  }
  for (let at = 0; at < count; at += streamsAtOnce)
    await Promise.all(Array.from({ length: streamsAtOnce }, (_, index) => openNext(at + index)))
  return () => state.open
}

/** 2,000 people, each with a live stream and one call every 10 seconds. */
export async function measureWeekday(product: BenchProcess): Promise<readonly ResultRow[]> {
  const reads = await listWeekdayReads(product.port)
  const agent = new Agent({ maxSockets: Infinity })
  const cookies = listCookies(reads)
  const began = performance.now()
  await openStreams(product.port, { agent, count: people, cookies })
  const openedSeconds = (performance.now() - began) / 1000
  await product.send({ what: 'report' })
  const load = await playOpenLoad(product.port, reads, {
    perSecond: people / 10,
    seconds: weekdaySeconds,
    warmUp: warmUpSeconds,
  })
  const state = await describeProcess(product)
  agent.destroy()
  return [
    {
      what: `${people} people with live streams, 200 calls a second`,
      measured: `p95 ${percentile(load.servedMs, 0.95).toFixed(0)} ms, ${load.refusedMs.length} refused, streams opened in ${openedSeconds.toFixed(0)} s${describeFailures(load)}`,
      budgets: [atMost(percentile(load.servedMs, 0.95), 100, 'ms', 'p95')],
    },
    { what: `process with ${people} live streams`, measured: state },
  ]
}

/** Names the request whose slowest responses were the slowest of all. */
function describeSlowest({ servedByPath }: LoadResult): string {
  const [slowest] = [...servedByPath]
    .map(([path, ms]) => ({ path, p99: percentile(ms, 0.99) }))
    .toSorted((a, b) => b.p99 - a.p99)
  return slowest ? `, slowest ${slowest.path} ${slowest.p99.toFixed(0)} ms` : ''
}

/** Opens a stream that stays open until its agent is destroyed. @returns the status */
const openStream = (port: number, agent: Agent, cookie: string, onEnd: () => void) =>
  new Promise<number>((resolve, reject) => {
    get(
      { port, host: '127.0.0.1', path: '/backend/notices/stream', agent, headers: { cookie } },
      (response) => {
        response.on('error', () => {})
        if (response.statusCode === 200) response.once('close', onEnd)
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    ).on('error', reject)
  })
