import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  sendBenchRequest,
  median,
  percentile,
  type RecordedStatement,
  type BenchRequest,
  type BenchProcess,
  startBenchProcess,
} from './bench-process.ts'
import { atMost, type ResultRow } from './budgets.ts'
import { listCalls } from './call-list.ts'

const rounds = 3
const requestsPerRound = 100
const clientCounts = [1, 20] as const

/** Records the SQL of one request after warm-up. */
async function recordSql(
  product: BenchProcess,
  call: BenchRequest,
): Promise<readonly RecordedStatement[]> {
  for (let warm = 0; warm < 3; warm += 1) {
    const { status, text } = await sendBenchRequest(product.port, call)
    if (status !== 200) throw new Error(`${call.path} returned ${status}: ${text}`)
  }
  await product.send({ what: 'record' })
  await sendBenchRequest(product.port, call)
  const { recorded } = await product.send({ what: 'recorded' })
  const isId = (value: unknown) =>
    typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{21}$/.test(value)
  // The only random (version 4) UUID in the request's statements is the request id.
  return recorded.map((statement) => ({
    ...statement,
    values: statement.values?.map((value) => (isId(value) ? 'REQUEST' : value)),
  }))
}

interface Round {
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  /** Microseconds of the process for each request. */
  readonly cpu: number
  readonly refused: number
}

async function runRound(served: BenchProcess, call: BenchRequest, clients: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let refused = 0
  const before = await served.send({ what: 'report' })
  const remaining = Array.from({ length: requestsPerRound }).keys()
  const work = async () => {
    for (const _ of remaining) {
      const began = performance.now()
      let { status } = await sendBenchRequest(served.port, call, agent)
      // 20 clients can be more than a busy machine serves; they wait and ask again.
      while (status === 503) {
        refused += 1
        await delay(20)
        status = (await sendBenchRequest(served.port, call, agent)).status
      }
      times.push(performance.now() - began)
      if (status !== 200) throw new Error(`${call.path} returned ${status}`)
    }
  }
  await Promise.all(Array.from({ length: clients }, work))
  const after = await served.send({ what: 'report' })
  agent.destroy()
  return {
    p50: median(times),
    p95: percentile(times, 0.95),
    cpu: (after.cpu - before.cpu) / requestsPerRound,
    refused,
  }
}

interface Compared {
  readonly ours: Round
  readonly bare: Round
}

/** Alternates between the product and the bare server. @returns the medians of both */
async function compareRounds(
  servers: readonly [product: BenchProcess, bare: BenchProcess],
  calls: readonly [call: BenchRequest, bare: BenchRequest],
  clients: number,
): Promise<Compared> {
  const [ours, bare]: [Round[], Round[]] = [[], []]
  for (let index = -1; index < rounds; index += 1) {
    const pair = [
      await runRound(servers[0], calls[0], clients),
      await runRound(servers[1], calls[1], clients),
    ] as const
    // The first round warms up.
    if (index < 0) continue
    ours.push(pair[0])
    bare.push(pair[1])
  }
  const of = (list: readonly Round[]): Round => ({
    p50: median(list.map(({ p50 }) => p50)),
    p95: median(list.map(({ p95 }) => p95)),
    cpu: median(list.map(({ cpu }) => cpu)),
    refused: list.reduce((sum, { refused }) => sum + refused, 0),
  })
  return { ours: of(ours), bare: of(bare) }
}

const describe = ({ ours, bare }: Compared, clients: number): string =>
  `${clients} client${clients === 1 ? '' : 's'}: CPU ${ours.cpu.toFixed(0)} µs, bare ${bare.cpu.toFixed(0)} µs, ${(ours.cpu / bare.cpu).toFixed(2)}×; p95 ${ours.p95.toFixed(1)} ms, bare ${bare.p95.toFixed(1)} ms${ours.refused > 0 ? `, ${ours.refused} refused` : ''}`

/** Compares requests with the same SQL through bare pg and node:http, alternating within one run. */
export async function measureCalls(
  product: BenchProcess,
  port: number,
  tell: (line: string) => void,
): Promise<readonly ResultRow[]> {
  const calls = await listCalls(product.port)
  const recorded: Record<string, readonly RecordedStatement[]> = {}
  for (const [index, call] of calls.entries())
    recorded[`/${index}`] = await recordSql(product, call)
  const { connection } = await product.send({ what: 'report' })
  const bare = await startBenchProcess(join(import.meta.dirname, 'bare-server.ts'), port, {
    BARE_CALLS: JSON.stringify(recorded),
    BARE_CONNECTION: JSON.stringify(connection),
  })
  const lines: ResultRow[] = []
  for (const [index, call] of calls.entries()) {
    const path = `/${index}`
    const measured: string[] = []
    const budgets = []
    for (const clients of clientCounts) {
      const bareCall = { ...call, path }
      const compared = await compareRounds([product, bare], [call, bareCall], clients)
      measured.push(describe(compared, clients))
      const ratio = compared.ours.cpu / compared.bare.cpu
      budgets.push(atMost(ratio, 1.5, '× bare', `CPU with ${clients}`))
    }
    measured.push(`${recorded[path]?.length} statements`)
    lines.push({ what: call.label, budgets, measured: measured.join('; ') })
    tell(`${call.label}: ${measured.join('; ')}`)
  }
  await bare.stop()
  return lines
}
