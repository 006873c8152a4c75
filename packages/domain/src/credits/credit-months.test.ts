import { expect, test } from 'vitest'
import { creditMonths } from './credit-months.ts'

test('months without a line keep their place, and what is left goes from one to the next', () => {
  const months = creditMonths(
    [
      { month: '2025-11', kind: 'GRANT', amount: 10 },
      { month: '2025-11', kind: 'HOLD', amount: 3 },
      { month: '2026-01', kind: 'RELEASE', amount: 1 },
      { month: '2026-01', kind: 'SPEND', amount: 2 },
    ],
    '2026-02',
  )
  expect(
    months.map(
      (one) =>
        `${one.month} +${one.granted} -${one.held} ${one.used}/${one.refunded} = ${one.left}`,
    ),
  ).toEqual([
    '2025-11 +10 -3 0/0 = 7',
    '2025-12 +0 -0 0/0 = 7',
    '2026-01 +0 -0 2/1 = 8',
    '2026-02 +0 -0 0/0 = 8',
  ])
})

test('the newest twelve are given, counted from the whole ledger', () => {
  const months = creditMonths([{ month: '2024-01', kind: 'GRANT', amount: 10 }], '2026-02')
  expect(months).toHaveLength(12)
  expect(months[0]).toMatchObject({ month: '2025-03', left: 10 })
  expect(creditMonths([], '2026-02')).toEqual([])
})
