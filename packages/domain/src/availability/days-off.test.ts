import { expect, test } from 'vitest'
import { ahead, daysThatAreOver } from './days-off.ts'

const days = [{ day: '2026-11-20' }, { day: '2026-11-21' }, { day: '2026-12-24' }]

test('a day off that is over is refused, unless it was kept before', () => {
  expect(daysThatAreOver(days, [], '2026-11-21')).toEqual(['2026-11-20'])
  expect(daysThatAreOver(days, [{ day: '2026-11-20' }], '2026-11-21')).toEqual([])
})

test('only today and what follows is kept', () => {
  expect(ahead(days, '2026-11-21')).toEqual([{ day: '2026-11-21' }, { day: '2026-12-24' }])
})
