import { expect, it } from 'vitest'
import {
  atLeast,
  atMost,
  formatBudgets,
  formatTable,
  isMissed,
  listMissed,
} from '../bench/budgets.ts'

it('a budget is missed by more than a fifth', () => {
  expect(isMissed(atMost(120, 100, 'ms'))).toBe(false)
  expect(isMissed(atMost(121, 100, 'ms'))).toBe(true)
  expect(isMissed(atLeast(80, 100, 'a second'))).toBe(false)
  expect(isMissed(atLeast(79, 100, 'a second'))).toBe(true)
})

it('a budget of zero allows nothing, and a figure that is missing misses its budget', () => {
  expect(isMissed(atMost(0, 0, 'differences'))).toBe(false)
  expect(isMissed(atMost(1, 0, 'differences'))).toBe(true)
  expect(isMissed(atMost(Number.NaN, 100, 'ms'))).toBe(true)
  expect(isMissed(atLeast(Number.NaN, 100, 'ms'))).toBe(true)
})

it('aligns the rows of a table', () => {
  expect(
    formatTable([
      { what: 'browse', measured: '4 ms', budgets: [atMost(4, 10, 'ms')] },
      { what: 'peak', measured: '400 a second' },
    ]),
  ).toBe('browse  4 ms          ≤ 10 ms\npeak    400 a second  \n')
})

it('names the budgets of a row, and those that it misses', () => {
  const row = {
    what: 'browse',
    measured: 'p50 4 ms, p95 31 ms',
    budgets: [atMost(4, 10, 'ms', 'p50'), atMost(31, 25, 'ms', 'p95')],
  }
  expect(formatBudgets(row)).toBe('p50 ≤ 10 ms, p95 ≤ 25 ms')
  expect(listMissed([row, { what: 'peak', measured: '400 a second' }])).toEqual([
    'browse: p95 ≤ 25 ms, measured p50 4 ms, p95 31 ms',
  ])
})
