// Part of npm run prove: how long reads take beside held and slow connections.
import { percentile } from '../../bench/bench-process.ts'
import { type HeldOptions, playHeldLoad } from '../../bench/held-load.ts'
import { reportFigure } from '../../apps/server/src/platform/testing/figure-report.ts'
import { getMeasuringEnd, tellProgress, withBenchProducts } from './bench-product.ts'

const connections = { streams: 5000, slowClients: 300, perSecond: 100 } as const
const maxP99 = 100
const minSeconds = 10
const controlSeconds = 12

await withBenchProducts([{}], async ([product]) => {
  if (!product) return
  const endMs = getMeasuringEnd()
  const play = async (options: Pick<HeldOptions, 'seconds' | 'before'>) => {
    const { load, held, slow } = await playHeldLoad(
      product,
      { ...connections, ...options },
      tellProgress,
    )
    const p99 = percentile(load.servedMs, 0.99)
    const served = `${load.servedMs.length} served, p99 ${p99.toFixed(0)} ms`
    tellProgress(
      `${served}, ${load.refusedMs.length} refused; ${held} held, ${slow} slow at the end`,
    )
    return { load, held, slow, p99 }
  }
  const seconds = Math.max(minSeconds, (endMs - performance.now()) / 2000)
  const { load, held, p99 } = await play({ seconds })
  const planted = await play({
    seconds: controlSeconds,
    before: () => product.send({ what: 'plant', fault: 'blocking' }),
  })
  reportFigure({
    figure: 9,
    counts: { reads: load.servedMs.length + load.refusedMs.length },
    measures: {
      'lost streams': connections.streams - held,
      'refused share': load.refusedMs.length / (load.servedMs.length + load.refusedMs.length),
      'p99 in ms': p99,
    },
    violations: load.failures,
    controls: { 'a handler that blocks': [1, Number(planted.p99 > maxP99)] },
  })
})
