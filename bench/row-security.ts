import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import pg from 'pg'
import { type BenchProcess, type BenchRequest, median, sendBenchRequest } from './bench-process.ts'
import { atMost, type ResultRow } from './budgets.ts'
import { listCalls } from './call-list.ts'

const rounds = 7
const requestsPerRound = 100
const clients = 2

/** A product, with a connection that reads how much CPU its PostgreSQL uses. */
interface Measured {
  readonly product: BenchProcess
  readonly client: pg.Client
  readonly calls: readonly BenchRequest[]
}

async function openMeasured(product: BenchProcess): Promise<Measured> {
  const { connection } = await product.send({ what: 'report' })
  const client = new pg.Client(connection)
  await client.connect()
  return { product, client, calls: await listCalls(product.port) }
}

/** CPU time of the process and of PostgreSQL's connections, in microseconds. Needs Linux. */
async function readCpu({ product, client }: Measured): Promise<number> {
  const { cpu } = await product.send({ what: 'report' })
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  )
  // The first field is the time on a core in nanoseconds.
  const used = rows.map(({ pid }) =>
    Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]),
  )
  return cpu + used.reduce((sum, nanoseconds) => sum + nanoseconds / 1000, 0)
}

async function runRound(measured: Measured, call: BenchRequest): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const remaining = Array.from({ length: requestsPerRound }).keys()
  const before = await readCpu(measured)
  const work = async () => {
    for (const _ of remaining) {
      const { status } = await sendBenchRequest(measured.product.port, call, agent)
      if (status !== 200) throw new Error(`${call.path} returned ${status}`)
    }
  }
  await Promise.all(Array.from({ length: clients }, work))
  agent.destroy()
  return ((await readCpu(measured)) - before) / requestsPerRound
}

/**
 * Measures what the roles and policies cost: the same calls to a product with and one without them,
 * alternating, by the CPU time of Node and PostgreSQL together.
 */
export async function measureRowSecurity(
  products: readonly [secured: BenchProcess, plain: BenchProcess],
  tell: (line: string) => void,
): Promise<readonly ResultRow[]> {
  const [secured, plain] = [await openMeasured(products[0]), await openMeasured(products[1])]
  const all: { with: number; without: number }[] = []
  const lines: ResultRow[] = []
  for (const [index, { label }] of (await listCalls(products[0].port)).entries()) {
    const [call, other] = [secured.calls[index], plain.calls[index]]
    if (!call || !other) continue
    const pairs: { with: number; without: number }[] = []
    // The first round warms up, and each begins with the other product.
    for (let round = -1; round < rounds; round += 1) {
      const isFirst = round % 2 === 0
      const first = isFirst ? await runRound(secured, call) : await runRound(plain, other)
      const second = isFirst ? await runRound(plain, other) : await runRound(secured, call)
      if (round >= 0)
        pairs.push(isFirst ? { with: first, without: second } : { with: second, without: first })
    }
    const pair = {
      with: median(pairs.map((found) => found.with)),
      without: median(pairs.map((found) => found.without)),
    }
    all.push(pair)
    const measured = `${pair.with.toFixed(0)} µs with, ${pair.without.toFixed(0)} without: ${(pair.with / pair.without).toFixed(2)}×`
    lines.push({ what: label, measured })
    tell(`${label}: ${measured}`)
  }
  const sum = (key: 'with' | 'without') => all.reduce((total, pair) => total + pair[key], 0)
  const ratio = sum('with') / sum('without')
  await Promise.all([secured.client.end(), plain.client.end()])
  return [
    ...lines,
    {
      what: 'all calls',
      measured: `${ratio.toFixed(3)}×`,
      budgets: [atMost(ratio, 1.15, '× without', 'CPU')],
    },
  ]
}
