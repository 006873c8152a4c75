import { expect, test } from 'vitest'
import { formatMoney, shortMoney } from './money.ts'

test('money is said with its coins, or without them where there are none', () => {
  expect([
    formatMoney({ amount: 150_000, currency: 'GBP' }, 'en-GB'),
    shortMoney({ amount: 150_000, currency: 'GBP' }, 'en-GB'),
  ]).toEqual(['£1,500.00', '£1,500'])
  expect([
    shortMoney({ amount: 150_050, currency: 'GBP' }, 'en-GB'),
    shortMoney({ amount: 90_000, currency: 'JPY' }, 'en-GB'),
  ]).toEqual(['£1,500.50', 'JP¥90,000'])
})
