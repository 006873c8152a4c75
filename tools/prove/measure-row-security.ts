// Part of npm run prove: what the policies cost, as `npm run bench -- security` measures it.
import { measureRowSecurity } from '../../bench/row-security.ts'
import { reportFigure } from '../../apps/server/src/platform/testing/figure-report.ts'
import { tellProgress, withBenchProducts } from './bench-product.ts'

const rows = await withBenchProducts([{}, { BENCH_WITHOUT_ROLES: '1' }], ([changed, base]) =>
  changed && base ? measureRowSecurity([changed, base], tellProgress) : Promise.resolve([]),
)
const ratio = rows.at(-1)?.budgets?.[0]?.measured
if (ratio !== undefined) {
  tellProgress(`CPU with policies: ${ratio.toFixed(3)} times as much`)
  reportFigure({ figure: 15, measures: { 'CPU that policies cost': ratio - 1 } })
}
