import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkAsvs, countAsvs, parseAsvs } from './read-asvs.ts'
import { asvsRequirements } from './requirements.ts'

const root = join(import.meta.dirname, '../..')
const rows = parseAsvs(readFileSync(join(root, 'docs/asvs.tsv'), 'utf8'))

test('the standard has 345 requirements, 70 of level 1, 183 of level 2 and 92 of level 3', () => {
  const count = (level: number) => asvsRequirements.filter((row) => row.level === level).length
  expect([asvsRequirements.length, count(1), count(2), count(3)]).toEqual([345, 70, 183, 92])
})

test('docs/asvs.tsv has every requirement of levels 1 and 2, with evidence that exists', () => {
  const counts = countAsvs(rows)
  console.log(counts)
  expect(checkAsvs(rows, root)).toEqual([])
  expect(counts.byTest).toBeGreaterThanOrEqual(150)
})

test('a missing requirement, a missing reason and a missing test are found', () => {
  const [first, second, ...others] = rows
  if (!first || !second) throw new Error('there are no rows')
  expect(checkAsvs([first, ...others], root)).toHaveLength(1)
  expect(checkAsvs([{ ...first, evidence: '' }, second, ...others], root)).toEqual([
    'V1.1.1: has neither evidence nor a reason',
  ])
  const path = 'tools/asvs/read-asvs.test.ts'
  const named = { ...first, status: 'passed', evidence: `${path}: no such title` }
  expect(checkAsvs([named, second, ...others], root)).toEqual([
    `V1.1.1: ${path} has no test “no such title”`,
  ])
  const documented = {
    ...first,
    status: 'passed',
    evidence: `${path}: a missing requirement, a missing reason and a missing test are found ; see docs/none.md#part`,
  }
  expect(checkAsvs([documented, second, ...others], root)).toEqual([
    'V1.1.1: docs/none.md does not exist',
  ])
})
