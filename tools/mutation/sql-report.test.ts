import { expect, it } from 'vitest'
import type { SqlMutant } from './sql-mutants.ts'
import { applyExceptions, describeSurvivor, listScores } from './sql-report.ts'

const aMutant = (feature: string, condition: string): SqlMutant => ({
  id: `${feature}: ${condition}`,
  feature,
  statement: `${feature}.first`,
  condition,
  path: `${feature}.sql`,
  line: 1,
  drops: [],
  executedAs: new Set(),
})

const mutants = [
  aMutant('offers', 'company_id = $1'),
  aMutant('offers', 'not is_over'),
  aMutant('files', 'owner = $1'),
]

it('counts the killed conditions of each feature', () => {
  const killed = new Map(mutants.slice(0, 1).map((mutant) => [mutant, 'offers.test.ts: refuses']))
  const scores = listScores(mutants, killed, [...mutants, aMutant('files', 'is_public')])
  expect(scores).toEqual([
    { part: 'files', killed: 0, total: 1, population: 2 },
    { part: 'offers', killed: 1, total: 2, population: 2 },
  ])
})

it('omits the conditions that exceptions name, and lists exceptions whose condition is gone', () => {
  const named = { statement: 'offers.first', condition: 'not is_over', reason: 'an index' }
  const old = { statement: 'offers.second', condition: 'not is_over', reason: 'an index' }
  const { toRun, unused } = applyExceptions(mutants, [named, old])
  expect(toRun.map(({ condition }) => condition)).toEqual(['company_id = $1', 'owner = $1'])
  expect(unused).toEqual([old])
})

it('says of a survivor whether rows are missing or a check of them', () => {
  const [first, second, third] = mutants
  if (!first || !second || !third) throw new Error('too few mutants')
  const outcome = {
    killed: new Map(),
    timedOut: new Set([third]),
    fileCounts: new Map([
      [first, 0],
      [second, 2],
      [third, 1],
    ]),
  }
  expect(describeSurvivor(first, outcome)).toContain('(no test has rows that it excludes)')
  expect(describeSurvivor(second, outcome)).toContain('(other rows in 2 test files, and no test')
  expect(describeSurvivor(third, outcome)).toContain('(timed out)')
})
