import { Agent } from 'node:http'
import { type BenchProcess, type BenchRequest, median, sendBenchRequest } from './bench-process.ts'
import type { ResultRow } from './budgets.ts'
import { listCalls } from './call-list.ts'
import { type CpuMeter, openCpuMeter } from './cpu-meter.ts'

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

/** Two products that differ in one part. */
export interface Comparison {
  readonly changed: BenchProcess
  readonly base: BenchProcess
  /** What the changed one and the base have, e.g. `with` and `without`. */
  readonly words: readonly [changed: string, base: string]
  readonly rounds: number
}

export interface Compared {
  readonly lines: readonly ResultRow[]
  /** CPU of the changed product for that of the base, over all calls. */
  readonly ratio: number
}

/**
 * Makes the same calls to two products, alternating, and compares the CPU time of Node and
 * PostgreSQL together, and of a pooler between them.
 */
export async function compareProducts(
  { changed: changedProduct, base: baseProduct, words, rounds }: Comparison,
  tell: (line: string) => void,
): Promise<Compared> {
  const [changed, base] = [await openMeasured(changedProduct), await openMeasured(baseProduct)]
  const all: Pair[] = []
  const lines: ResultRow[] = []
  for (const [index, { label }] of (await listCalls(baseProduct.port)).entries()) {
    const [call, other] = [changed.calls[index], base.calls[index]]
    if (!call || !other) continue
    const pair = await measurePairs([changed, call], [base, other], rounds)
    all.push(pair)
    const measured = `${pair.changed.toFixed(0)} µs ${words[0]}, ${pair.base.toFixed(0)} ${words[1]}: ${(pair.changed / pair.base).toFixed(2)}×`
    lines.push({ what: label, measured })
    tell(`${label}: ${measured}`)
  }
  const sum = (key: keyof Pair) => all.reduce((total, pair) => total + pair[key], 0)
  await Promise.all([changed.meter.close(), base.meter.close()])
  return { lines, ratio: sum('changed') / sum('base') }
}

/** Microseconds for each request. */
interface Pair {
  readonly changed: number
  readonly base: number
}

type Target = readonly [product: Measured, call: BenchRequest]

/** Measures rounds of both in turn; the first one warms up, and each begins with the other one. */
async function measurePairs(changed: Target, base: Target, rounds: number): Promise<Pair> {
  const pairs: Pair[] = []
  for (let round = -1; round < rounds; round += 1) {
    const isFirst = round % 2 === 0
    const first = await runRound(...(isFirst ? changed : base))
    const second = await runRound(...(isFirst ? base : changed))
    if (round >= 0)
      pairs.push(isFirst ? { changed: first, base: second } : { changed: second, base: first })
  }
  return {
    changed: median(pairs.map((pair) => pair.changed)),
    base: median(pairs.map((pair) => pair.base)),
  }
}
