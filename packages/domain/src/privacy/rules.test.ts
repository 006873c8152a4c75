import { dayMs } from '@fledge/kernel/dates.ts'
import { expect, it } from 'vitest'
import { getPrivacyDueAt, getPrivacyState } from './rules.ts'

const requestedAt = '2026-11-01T10:00:00.000Z'
const at = (days: number) => new Date(Date.parse(requestedAt) + days * dayMs)

it('has 30 days, and is late from then on until it is done', () => {
  const open = { requestedAt, doneAt: null }
  expect(getPrivacyDueAt(open)).toEqual(at(30))
  expect([29.99, 30].map((days) => getPrivacyState(open, at(days)))).toEqual(['OPEN', 'LATE'])
  expect(getPrivacyState({ requestedAt, doneAt: at(14).toISOString() }, at(40))).toBe('DONE')
})
