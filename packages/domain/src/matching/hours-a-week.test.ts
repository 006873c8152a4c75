import { expect, test } from 'vitest'
import { compareHours } from './hours-a-week.ts'

test('weekly hours are fewer if the intern offers less than the plan requires', () => {
  expect([
    compareHours({ plan: 30, intern: 20 }),
    compareHours({ plan: 30, intern: 30 }),
    compareHours({ plan: 20, intern: 30 }),
    compareHours({ plan: null, intern: 20 }),
    compareHours({ plan: 30, intern: null }),
  ]).toEqual(['fewer', 'enough', 'enough', null, null])
})
