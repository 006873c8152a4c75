import { expect, test } from 'vitest'
import { cardProblem, digitsOf, expiryOf } from './card-numbers.ts'

const now = new Date('2026-11-21T12:00:00Z')
test('parses card numbers and expiry dates with or without separators', () => {
  expect(digitsOf('4242 4242-4242 4242')).toBe('4242424242424242')
  expect([expiryOf('12/30'), expiryOf('0127'), expiryOf('13 / 30'), expiryOf('1/30')]).toEqual([
    { month: 12, year: 2030 },
    { month: 1, year: 2027 },
    null,
    null,
  ])
})
test('returns the problem of each invalid card field', () => {
  expect([
    cardProblem('number', '4242 4242 4242 4242', now),
    cardProblem('number', '4242 4242 4242 4241', now),
    cardProblem('number', '', now),
  ]).toEqual([null, 'checkout.card.wrongNumber', 'checkout.card.wrongNumber'])
  expect([
    cardProblem('expiry', '11/26', now),
    cardProblem('expiry', '10/26', now),
    cardProblem('expiry', '', now),
  ]).toEqual([null, 'checkout.card.over', 'checkout.card.wrongExpiry'])
  expect([cardProblem('cvc', '123', now), cardProblem('cvc', '12', now)]).toEqual([
    null,
    'checkout.card.wrongCvc',
  ])
})
