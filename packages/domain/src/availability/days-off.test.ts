import { expect, test } from 'vitest'
import { filterUpcomingDays, listPastDays } from './days-off.ts'

const days = [{ day: '2026-11-20' }, { day: '2026-11-21' }, { day: '2026-12-24' }]

test('rejects a past day off unless it was saved before', () => {
  expect(listPastDays(days, [], '2026-11-21')).toEqual(['2026-11-20'])
  expect(listPastDays(days, [{ day: '2026-11-20' }], '2026-11-21')).toEqual([])
})

test('keeps only today and later days', () => {
  expect(filterUpcomingDays(days, '2026-11-21')).toEqual([
    { day: '2026-11-21' },
    { day: '2026-12-24' },
  ])
})
