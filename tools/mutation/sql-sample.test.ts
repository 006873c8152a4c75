import { expect, it } from 'vitest'
import { sampleMutants } from './sql-sample.ts'

const mutants = ['offers', 'files'].flatMap((feature) =>
  Array.from({ length: 40 }, (_, index) => ({ id: `${feature}: condition ${index}`, feature })),
)

it('takes the same number of conditions of each feature, always the same for a seed', () => {
  const sample = sampleMutants(mutants, 15, 1)
  expect(sample.filter(({ feature }) => feature === 'offers')).toHaveLength(15)
  expect(sample.filter(({ feature }) => feature === 'files')).toHaveLength(15)
  expect(
    sampleMutants(mutants.toReversed(), 15, 1)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(sample.map(({ id }) => id).toSorted())
  expect(sampleMutants(mutants, 15, 2)).not.toEqual(sample)
})

it('takes all conditions of a feature with fewer', () => {
  expect(sampleMutants(mutants.slice(0, 3), 15, 1)).toHaveLength(3)
})

it('replaces one condition at most when another is added', () => {
  const before = new Set(sampleMutants(mutants, 15, 1))
  const added = { id: 'offers: added', feature: 'offers' }
  const isNew = sampleMutants([...mutants, added], 15, 1).filter((mutant) => !before.has(mutant))
  expect(isNew.length).toBeLessThanOrEqual(1)
})
