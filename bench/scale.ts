import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type MeasuredRequest,
  measureStatements,
} from '../apps/server/src/test/growth/measure-statements.ts'
import {
  sendPlans,
  stopSendingPlans,
  watchClients,
} from '../apps/server/src/test/growth/record-plans.ts'
import type { ScaleOptions } from '../apps/server/src/test/scale/scale-options.ts'
import type { ScaleRequest } from '../apps/server/src/test/growth/scale-requests.ts'
import {
  type GrowingStatement,
  listGrowing,
} from '../apps/server/src/test/growth/statement-growth.ts'
import { median, percentile } from './bench-process.ts'
import { openScaleDatabase } from './scale-database.ts'
import {
  type ScaleProduct,
  startScaleProduct,
} from '../apps/server/src/test/growth/scale-product.ts'

const warmUps = 2
const runs = 20
/** A slow request is repeated no longer than this. */
const maxRunsMs = 2000

/** From what on a statement counts as growing when the data grow tenfold. */
const growthLimits = { factor: 2, pages: 16, pagesPerRow: 30 } as const

/** A request at one size. */
export interface CallMeasurement extends MeasuredRequest {
  /** Milliseconds within the process. */
  readonly p50: number
  readonly p95: number
}

export interface ScaleResult {
  readonly sizes: readonly number[]
  readonly calls: readonly (readonly CallMeasurement[])[]
  readonly growing: readonly GrowingStatement[]
}

/**
 * Makes every reading request of the contract as a company, as the largest company, as two interns
 * and as an operator on data sets of two sizes, and writes the result to `.cache/scale-result.json`.
 */
export async function measureScale(
  root: string,
  options: Omit<ScaleOptions, 'interns'>,
  sizes: readonly [small: number, large: number],
  tell: (line: string) => void,
): Promise<ScaleResult> {
  watchClients()
  const [small, large] = [
    await measureSize(root, { ...options, interns: sizes[0] }, tell),
    await measureSize(root, { ...options, interns: sizes[1] }, tell),
  ]
  const result = { sizes, calls: [small, large], growing: listGrowing(small, large, growthLimits) }
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(join(root, '.cache', 'scale-result.json'), JSON.stringify(result, null, 1))
  return result
}

async function measureSize(
  root: string,
  options: ScaleOptions,
  tell: (line: string) => void,
): Promise<readonly CallMeasurement[]> {
  const database = await openScaleDatabase(root, options, tell)
  try {
    tell(`Measuring ${options.interns.toLocaleString('en')} interns…`)
    const times = await withProduct(database.connection, measureTimes)
    await sendPlans(database.connection)
    try {
      const measured = await withProduct(database.connection, measureStatements)
      return measured.map((request) => addTimes(request, times.get(toKey(request)) ?? []))
    } finally {
      await stopSendingPlans(database.connection)
    }
  } finally {
    await database.stop()
  }
}

async function withProduct<T>(
  connection: Parameters<typeof startScaleProduct>[0],
  work: (product: ScaleProduct) => Promise<T>,
): Promise<T> {
  const product = await startScaleProduct(connection)
  try {
    return await work(product)
  } finally {
    await product.stop()
  }
}

const toKey = ({ endpoint, actor }: Pick<MeasuredRequest, 'endpoint' | 'actor'>) =>
  `${actor} ${endpoint}`

const addTimes = (request: MeasuredRequest, times: readonly number[]): CallMeasurement => ({
  ...request,
  p50: median(times),
  p95: percentile(times, 0.95),
})

/** Measures how long each request takes, without plans. */
async function measureTimes(
  product: ScaleProduct,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map<string, readonly number[]>()
  for (const request of product.requests)
    times.set(
      toKey({ endpoint: request.endpoint, actor: request.actor.name }),
      await timeRequest(product, request),
    )
  return times
}

async function timeRequest(product: ScaleProduct, request: ScaleRequest): Promise<number[]> {
  const times: number[] = []
  try {
    for (let warm = 0; warm < warmUps; warm += 1) await product.send(request)
    const began = performance.now()
    while (times.length < runs && performance.now() - began < maxRunsMs) {
      const start = performance.now()
      await product.send(request)
      times.push(performance.now() - start)
    }
  } catch {
    // The failure is reported with the statements.
  }
  return times
}
