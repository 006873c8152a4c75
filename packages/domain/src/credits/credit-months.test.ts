import { expect, test } from 'vitest'
import { buildCreditMonths } from './credit-months.ts'

test('includes months without entries and carries the balance forward', () => {
  const months = buildCreditMonths(
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
      (creditMonth) =>
        `${creditMonth.month} +${creditMonth.granted} -${creditMonth.held} ${creditMonth.used}/${creditMonth.refunded} = ${creditMonth.left}`,
    ),
  ).toEqual([
    '2025-11 +10 -3 0/0 = 7',
    '2025-12 +0 -0 0/0 = 7',
    '2026-01 +0 -0 2/1 = 8',
    '2026-02 +0 -0 0/0 = 8',
  ])
})

test('returns the latest twelve months, with balances from the whole ledger', () => {
  const months = buildCreditMonths([{ month: '2024-01', kind: 'GRANT', amount: 10 }], '2026-02')
  expect(months).toHaveLength(12)
  expect(months[0]).toMatchObject({ month: '2025-03', left: 10 })
  expect(buildCreditMonths([], '2026-02')).toEqual([])
})
