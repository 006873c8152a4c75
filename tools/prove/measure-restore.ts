// Part of npm run prove: what is lost with a machine, and how long a restore of 5 GB takes, as
// `npm run bench -- restore` measures it.
import 'temporal-polyfill/global'
import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureRestore } from '../../bench/restore.ts'
import { reportFigure } from '../../apps/server/src/platform/testing/figure-report.ts'
import { tellProgress } from './bench-product.ts'

const interns = 60_000
const neededBytes = 20 * 2 ** 30

const { bavail, bsize } = statfsSync(tmpdir())
if (bavail * bsize < neededBytes)
  tellProgress('Not measured: a restore of 5 GB needs 20 GB of free disk.')
else {
  const rows = await measureRestore(join(import.meta.dirname, '../..'), interns, tellProgress)
  for (const row of rows) tellProgress(`${row.what}: ${row.measured}`)
  const [rpo, rto] = rows.flatMap(({ budgets = [] }) => budgets.map(({ measured }) => measured))
  if (rpo !== undefined && rto !== undefined)
    reportFigure({ figure: 16, measures: { RPO: rpo, RTO: rto } })
}
process.exit()
