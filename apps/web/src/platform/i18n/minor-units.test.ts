import { expect, test } from 'vitest'
import { changeCurrency, toMajorUnits, toMinorUnits } from './minor-units.ts'

test.each([
  ['EUR', '650.5', 65_050],
  ['JPY', '1500', 1500],
  ['KWD', '650.5', 650_500],
])(
  'stores an amount in %s in its own minor units and shows it as typed',
  (currency, text, amount) => {
    expect(toMinorUnits(text, currency)).toBe(amount)
    expect(toMajorUnits(amount, currency)).toBe(text)
  },
)

test('a changed currency keeps the typed amount, not the stored one', () => {
  expect(changeCurrency(65_000, 'EUR', 'JPY')).toBe(650)
  expect(changeCurrency(650, 'JPY', 'KWD')).toBe(650_000)
  expect(changeCurrency(65_000, 'EUR', 'USD')).toBe(65_000)
})

test('a decimal comma is a point, and no decimal is dropped', () => {
  expect(toMinorUnits('1,5', 'EUR')).toBe(150)
  expect(toMinorUnits('0.29', 'EUR')).toBe(29)
  expect(toMinorUnits('10.005', 'EUR')).toBeNaN()
  expect(toMinorUnits('650.5', 'JPY')).toBeNaN()
})

test('an empty or unreadable amount is not changed', () => {
  expect(changeCurrency(null, 'EUR', 'JPY')).toBeNull()
  expect(changeCurrency(toMinorUnits('abc', 'EUR'), 'EUR', 'JPY')).toBeNaN()
  expect(toMinorUnits(' ', 'EUR')).toBeNull()
})
