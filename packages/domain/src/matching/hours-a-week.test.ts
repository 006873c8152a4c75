import { expect, test } from 'vitest'
import { compareHours } from './hours-a-week.ts'

test('hours a week are fewer where the intern offers less than the plan asks for', () => {
  expect([
    compareHours({ plan: 30, intern: 20 }),
    compareHours({ plan: 30, intern: 30 }),
    compareHours({ plan: 20, intern: 30 }),
    compareHours({ plan: null, intern: 20 }),
    compareHours({ plan: 30, intern: null }),
  ]).toEqual(['fewer', 'enough', 'enough', null, null])
})
