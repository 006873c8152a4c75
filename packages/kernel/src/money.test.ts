import { expect, test } from 'vitest'
import { formatMoney, formatShortMoney } from './money.ts'

test('formats money with minor units, or without them if they are zero', () => {
  expect([
    formatMoney({ amount: 150_000, currency: 'GBP' }),
    formatShortMoney({ amount: 150_000, currency: 'GBP' }),
  ]).toEqual(['£1,500.00', '£1,500'])
  expect([
    formatShortMoney({ amount: 150_050, currency: 'GBP' }),
    formatShortMoney({ amount: 90_000, currency: 'JPY' }),
  ]).toEqual(['£1,500.50', 'JP¥90,000'])
})
