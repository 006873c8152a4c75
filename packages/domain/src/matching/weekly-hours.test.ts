import { expect, test } from 'vitest'
import { compareWeeklyHours } from './weekly-hours.ts'

test('weekly hours are fewer if the intern offers less than the plan requires', () => {
  expect([
    compareWeeklyHours({ plan: 30, intern: 20 }),
    compareWeeklyHours({ plan: 30, intern: 30 }),
    compareWeeklyHours({ plan: 20, intern: 30 }),
    compareWeeklyHours({ plan: null, intern: 20 }),
    compareWeeklyHours({ plan: 30, intern: null }),
  ]).toEqual(['fewer', 'enough', 'enough', null, null])
})
