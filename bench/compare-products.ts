import { Agent } from 'node:http'
import { type BenchProcess, median, sendBenchRequest } from './bench-process.ts'
import type { ResultRow } from './budgets.ts'
import { type BenchCall, listCalls } from './call-list.ts'
import { type CpuMeter, openCpuMeter } from './cpu-meter.ts'

const requestsPerRound = 100
const clients = 2
/** Rounds before the first that counts, in which Node compiles and PostgreSQL plans. */
const warmingRounds = 3

interface Measured {
  readonly product: BenchProcess
  readonly meter: CpuMeter
  readonly calls: readonly BenchCall[]
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

async function runRound(measured: Measured, index: number): Promise<number> {
  const call = measured.calls[index]
  if (!call) throw new Error(`the product has no call ${index}`)
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
 * PostgreSQL together, and of a pooler between them. A round makes all calls, so that the code which
 * they share is compiled before the first that counts, and a slow minute of the machine is not that
 * of a single call.
 */
export async function compareProducts(
  { changed: changedProduct, base: baseProduct, words, rounds }: Comparison,
  tell: (line: string) => void,
): Promise<Compared> {
  const [changed, base] = [await openMeasured(changedProduct), await openMeasured(baseProduct)]
  const measured: Pair[][] = changed.calls.map(() => [])
  for (let round = -warmingRounds; round < rounds; round += 1)
    for (const [index, pairs] of measured.entries()) {
      const pair = await measurePair(changed, base, index, round % 2 === 0)
      if (round >= 0) pairs.push(pair)
    }
  await Promise.all([changed.meter.close(), base.meter.close()])
  const all = measured.map(toMedians)
  const lines = all.map((pair, index): ResultRow => {
    const label = changed.calls[index]?.label ?? ''
    const line = `${pair.changed.toFixed(0)} µs ${words[0]}, ${pair.base.toFixed(0)} ${words[1]}: ${(pair.changed / pair.base).toFixed(2)}×`
    tell(`${label}: ${line}`)
    return { what: label, measured: line }
  })
  const sum = (key: keyof Pair) => all.reduce((total, pair) => total + pair[key], 0)
  return { lines, ratio: sum('changed') / sum('base') }
}

/** Microseconds for each request. */
interface Pair {
  readonly changed: number
  readonly base: number
}

/** Makes a call to both products, a hundred times each. */
async function measurePair(
  changed: Measured,
  base: Measured,
  index: number,
  isChangedFirst: boolean,
): Promise<Pair> {
  const first = await runRound(isChangedFirst ? changed : base, index)
  const second = await runRound(isChangedFirst ? base : changed, index)
  return isChangedFirst ? { changed: first, base: second } : { changed: second, base: first }
}

const toMedians = (pairs: readonly Pair[]): Pair => ({
  changed: median(pairs.map(({ changed }) => changed)),
  base: median(pairs.map(({ base }) => base)),
})
