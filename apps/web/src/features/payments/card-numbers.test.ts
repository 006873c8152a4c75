import { expect, test } from 'vitest'
import { validateCardField, removeSeparators, parseExpiry } from './card-numbers.ts'

const now = new Date('2026-11-21T12:00:00Z')
test('parses card numbers and expiry dates with or without separators', () => {
  expect(removeSeparators('4242 4242-4242 4242')).toBe('4242424242424242')
  expect([
    parseExpiry('12/30'),
    parseExpiry('0127'),
    parseExpiry('13 / 30'),
    parseExpiry('1/30'),
  ]).toEqual([{ month: 12, year: 2030 }, { month: 1, year: 2027 }, null, null])
})
test('returns the problem of each invalid card field', () => {
  expect([
    validateCardField('number', '4242 4242 4242 4242', now),
    validateCardField('number', '4242 4242 4242 4241', now),
    validateCardField('number', '', now),
  ]).toEqual([null, 'checkout.card.wrongNumber', 'checkout.card.wrongNumber'])
  expect([
    validateCardField('expiry', '11/26', now),
    validateCardField('expiry', '10/26', now),
    validateCardField('expiry', '', now),
  ]).toEqual([null, 'checkout.card.over', 'checkout.card.wrongExpiry'])
  expect([validateCardField('cvc', '123', now), validateCardField('cvc', '12', now)]).toEqual([
    null,
    'checkout.card.wrongCvc',
  ])
})
