import { setTimeout as delay } from 'node:timers/promises'
import { type BenchProcess, percentile, sendBenchRequest } from './bench-process.ts'
import type { ResultRow } from './budgets.ts'
import { type CpuMeter, openCpuMeter } from './cpu-meter.ts'
import { listWeekdayReads, playOpenLoad } from './overload.ts'
import { type Deployment, simulateLoad, type UnitCosts } from './simulate.ts'

/**
 * Calls in each second of a day's busiest hour, which has a fifth of them, for one intern: three of
 * ten are there on a day and make 60 calls; for every five interns there is a company with three
 * members, of whom half are there and make 100 calls each.
 */
const callsPerIntern = ((0.3 * 60 + (1 / 5) * 3 * 0.5 * 100) * 0.2) / 3600
const internCounts = [10_000, 100_000, 1_000_000, 10_000_000]
/** A web process or a core that is busier than this has nothing left for a burst. */
const maxBusy = 0.6
const maxP95Ms = 100
/** Web processes and PostgreSQL on machines of one data centre. */
const dataCentreMs = 0.3

const checkedRates = [100, 200]
const warmUpRounds = 20
const measuredRounds = 60

/** Measures what a call of a weekday costs, one at a time. */
async function measureUnitCosts(product: BenchProcess, meter: CpuMeter): Promise<UnitCosts> {
  const reads = await listWeekdayReads(product.port)
  const play = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1)
      for (const read of reads) await sendBenchRequest(product.port, read)
  }
  await play(warmUpRounds)
  await product.send({ what: 'record' })
  await play(1)
  const { recorded } = await product.send({ what: 'recorded' })
  const before = await meter.read()
  await play(measuredRounds)
  const after = await meter.read()
  const calls = measuredRounds * reads.length
  return {
    nodeMs: (after.process - before.process) / calls / 1000,
    postgresMs: (after.postgres - before.postgres) / calls / 1000,
    roundTrips: Math.max(1, Math.round(recorded.length / reads.length)),
  }
}

const describe = (ms: number) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`

/** Compares the model with the product on this machine, at a rate. */
async function checkModel(
  product: BenchProcess,
  costs: UnitCosts,
  perSecond: number,
): Promise<ResultRow> {
  const reads = await listWeekdayReads(product.port)
  await delay(1000)
  const { servedMs } = await playOpenLoad(product.port, reads, {
    perSecond,
    seconds: 12,
    warmUp: 2,
  })
  // One thread of Node has one of the two cores, PostgreSQL the other.
  const here = { webProcesses: 1, postgresCores: 1, networkMs: 0.1 }
  const simulated = simulateLoad(costs, here, perSecond)
  return {
    what: `model at ${perSecond} calls a second, one process`,
    measured: `p50 ${describe(simulated.p50)}, p95 ${describe(simulated.p95)}; measured ${describe(percentile(servedMs, 0.5))} and ${describe(percentile(servedMs, 0.95))}`,
  }
}

/** Returns the smallest deployment that holds the limits at a rate. */
function findDeployment(costs: UnitCosts, perSecond: number): Deployment {
  const needed = (ms: number) => Math.max(1, Math.ceil((perSecond * ms) / 1000 / maxBusy))
  let deployment = {
    // One that is replaced must not be missed.
    webProcesses: Math.max(2, needed(costs.nodeMs)),
    postgresCores: needed(costs.postgresMs),
    networkMs: dataCentreMs,
  }
  while (simulateLoad(costs, deployment, perSecond).p95 > maxP95Ms)
    deployment = {
      ...deployment,
      webProcesses: Math.ceil(deployment.webProcesses * 1.1),
      postgresCores: Math.ceil(deployment.postgresCores * 1.1),
    }
  return deployment
}

function projectLoad(costs: UnitCosts, interns: number): ResultRow {
  const perSecond = interns * callsPerIntern
  const deployment = findDeployment(costs, perSecond)
  const { p95, webBusy, postgresBusy } = simulateLoad(costs, deployment, perSecond)
  const share = (busy: number) => `${(busy * 100).toFixed(0)} % busy`
  return {
    what: `${interns.toLocaleString('en')} interns, ${perSecond.toFixed(0)} calls a second`,
    measured: `${deployment.webProcesses} web processes (${share(webBusy)}), ${deployment.postgresCores} cores of PostgreSQL (${share(postgresBusy)}), p95 ${describe(p95)}`,
  }
}

/**
 * Measures what a call costs, compares a model of queues with the product at two rates, and projects
 * it to larger programmes (docs/scaling.md).
 */
export async function measureCapacity(product: BenchProcess): Promise<readonly ResultRow[]> {
  const meter = await openCpuMeter(product)
  try {
    const costs = await measureUnitCosts(product, meter)
    const checks: ResultRow[] = []
    for (const rate of checkedRates) checks.push(await checkModel(product, costs, rate))
    return [
      {
        what: 'a call of a weekday',
        measured: `${costs.nodeMs.toFixed(2)} ms of Node, ${costs.postgresMs.toFixed(2)} ms of PostgreSQL, ${costs.roundTrips} statements`,
      },
      ...checks,
      ...internCounts.map((interns) => projectLoad(costs, interns)),
    ]
  } finally {
    await meter.close()
  }
}
