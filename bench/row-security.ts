import { Agent } from 'node:http'
import { type BenchProcess, type BenchRequest, median, sendBenchRequest } from './bench-process.ts'
import { atMost, type ResultRow } from './budgets.ts'
import { listCalls } from './call-list.ts'
import { type CpuMeter, openCpuMeter } from './cpu-meter.ts'

const rounds = 7
const requestsPerRound = 100
const clients = 2

interface Measured {
  readonly product: BenchProcess
  readonly meter: CpuMeter
  readonly calls: readonly BenchRequest[]
}

const openMeasured = async (product: BenchProcess): Promise<Measured> => ({
  product,
  meter: await openCpuMeter(product),
  calls: await listCalls(product.port),
})

/** CPU time of the process and of PostgreSQL's connections, in microseconds. */
async function readCpu({ meter }: Measured): Promise<number> {
  const { process, postgres } = await meter.read()
  return process + postgres
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
  await Promise.all([secured.meter.close(), plain.meter.close()])
  return [
    ...lines,
    {
      what: 'all calls',
      measured: `${ratio.toFixed(3)}×`,
      budgets: [atMost(ratio, 1.15, '× without', 'CPU')],
    },
  ]
}
