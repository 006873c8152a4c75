import { expect, it } from 'vitest'
import { getConversion } from './funnel-stages.ts'

const counts = [
  { stage: 'JOINED', reached: 40 },
  { stage: 'STARTED', reached: 30 },
  { stage: 'SUBMITTED', reached: 0 },
  { stage: 'APPROVED', reached: 0 },
] as const

it('returns the share of the stage before, or null where there is none', () => {
  expect(getConversion(counts, 'JOINED')).toBeNull()
  expect(getConversion(counts, 'STARTED')).toBe(0.75)
  expect(getConversion(counts, 'SUBMITTED')).toBe(0)
  expect(getConversion(counts, 'APPROVED')).toBeNull()
})
