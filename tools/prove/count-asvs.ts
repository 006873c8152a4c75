// Part of npm run prove: what docs/asvs.tsv says about each requirement of OWASP ASVS 5.0.0.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportFigure } from '../../apps/server/src/platform/testing/figure-report.ts'
import { checkAsvs, countAsvs, parseAsvs } from '../asvs/read-asvs.ts'

const root = join(import.meta.dirname, '../..')
const rows = parseAsvs(readFileSync(join(root, 'docs/asvs.tsv'), 'utf8'))
const counts = countAsvs(rows)
const violations = checkAsvs(rows, root)

/** Faults of a row that have to be found wherever they are planted. */
const plantedFaults = {
  'a title that no test has': {
    status: 'passed',
    evidence: 'tools/asvs/read-asvs.test.ts: no such title',
  },
  'a file that does not exist': { status: 'passed', evidence: 'tools/no-such.test.ts: a title' },
  'no reason': { status: 'not-applicable', evidence: '' },
  'an unknown status': { status: 'done', evidence: 'Shown elsewhere' },
}
let found = 0
for (const fault of Object.values(plantedFaults))
  for (const row of rows) {
    // Each row for itself is one problem already, since the others are missing.
    const problems = checkAsvs([{ ...row, ...fault }], root)
    found += Number(problems.length > 1)
  }

reportFigure({
  figure: 14,
  counts: { requirements: counts.total },
  measures: {
    'passed by test': counts.byTest,
    'passed otherwise': counts.passed - counts.byTest,
    'not applicable, with a reason': counts.notApplicable,
    open: counts.open,
    unassessed: rows.filter(({ evidence }) => evidence.startsWith('Not assessed')).length,
  },
  violations,
  controls: { 'planted rows': [Object.keys(plantedFaults).length * rows.length, found] },
})
process.stdout.write(`${JSON.stringify(counts)}\n`)
