// Part of npm run prove: what the product completes of three times the load that it can.
import { percentile } from '../../bench/bench-process.ts'
import { listWeekdayReads, playAtRate, playOverload } from '../../bench/overload.ts'
import { reportFigure } from '../../apps/server/src/platform/testing/figure-report.ts'
import { getMeasuringEnd, tellProgress, withBenchProducts } from './bench-product.ts'

const maxP99 = 250
const minGoodput = 0.9
const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const describe = (goodput: number, p99: number) =>
  `${(100 * goodput).toFixed(0)} % of the peak, p99 ${p99.toFixed(0)} ms`

await withBenchProducts([{}], async ([product]) => {
  if (!product) return
  const goodputs: number[] = []
  const servedMs: number[] = []
  const failures: string[] = []
  let requests = 0
  let peakRate = 0
  const endMs = getMeasuringEnd()
  do {
    const round = await playOverload(product)
    peakRate = round.peakRate
    goodputs.push(round.goodput / round.peakRate)
    for (const ms of round.overload.servedMs) servedMs.push(ms)
    failures.push(...round.overload.failures)
    requests += round.overload.servedMs.length + round.overload.refusedMs.length
    const p99 = percentile(round.overload.servedMs, 0.99)
    tellProgress(`${peakRate.toFixed(0)} a second: ${describe(round.goodput / peakRate, p99)}`)
  } while (performance.now() < endMs)

  await product.send({ what: 'plant', fault: 'no admission' })
  const reads = await listWeekdayReads(product.port)
  const planted = await playAtRate(product, reads, 3 * peakRate)
  const plantedP99 = percentile(planted.overload.servedMs, 0.99)
  tellProgress(`without admission: ${describe(planted.goodput / peakRate, plantedP99)}`)
  const isNoticed = plantedP99 > maxP99 || planted.goodput / peakRate < minGoodput
  reportFigure({
    figure: 8,
    counts: { rounds: goodputs.length, 'requests at three times the load': requests },
    measures: {
      'lost share of the peak': Math.max(0, 1 - average(goodputs)),
      'p99 in ms': percentile(servedMs, 0.99),
    },
    violations: failures,
    controls: { 'no limit of admission': [1, Number(isNoticed)] },
  })
})
