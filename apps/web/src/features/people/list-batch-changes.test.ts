import { beforeAll, expect, it } from 'vitest'
import { registerAllTexts } from '../../platform/i18n/testing/register-all-texts.ts'
import { sampleBatchMove } from '../../testing/samples/people.ts'
import { listBatchChanges } from './list-batch-changes.ts'

beforeAll(registerAllTexts)

const [target] = sampleBatchMove.targets
if (!target) throw new Error('the sample has no target')
const describeChanges = (of: Partial<typeof target>, start: string | null = null) =>
  listBatchChanges(
    { ...sampleBatchMove, internship_start: start },
    { ...sampleBatchMove.batch, ...of },
    'UTC',
  ).map(({ value }) => value)

it('shows one value for what stays the same', () => {
  expect(describeChanges({}).filter((value) => value.includes('→'))).toEqual([])
})

it('shows both values of what changes, and who pays', () => {
  const changes = describeChanges({ programme_start: '2027-04-01', payer: 'B2B', price: null })
  expect(changes.filter((value) => value.includes('→'))).toHaveLength(2)
})

it('says that a start date outside the new programme has to be chosen again', () => {
  expect(describeChanges({}, '2027-03-15')).toHaveLength(5)
  expect(describeChanges({}, '2026-01-01')).toHaveLength(6)
})
