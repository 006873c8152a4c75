import { minorUnitFactor } from '@fledge/kernel/money.ts'

// Amounts are stored in minor units (cents) and typed in major ones.

type Currency = string | null | undefined
const getFactor = (currency: Currency): number => minorUnitFactor(currency || 'EUR')

/**
 * Converts typed text, with a decimal point or comma, to minor units. Returns null for empty text; NaN,
 * which fails validation, for text that is no number or has more decimals than the currency.
 */
export function toMinorUnits(text: string, currency: Currency): number | null {
  if (text.trim() === '') return null
  const units = Number(text.replace(',', '.')) * getFactor(currency)
  const rounded = Math.round(units)
  return Math.abs(units - rounded) < 1e-6 ? rounded : Number.NaN
}

/** Converts an amount to the text of its field. */
export const toMajorUnits = (amount: number | null | undefined, currency: Currency): string =>
  amount ? String(amount / getFactor(currency)) : ''

/**
 * Returns the stored amount after a change of currency that keeps the typed one: 650 euros become
 * 650 yen. An empty or unreadable amount stays as it is.
 */
export function changeCurrency<Amount extends number | null | undefined>(
  amount: Amount,
  from: Currency,
  to: Currency,
): Amount | number | null {
  const typed = toMajorUnits(amount, from)
  return typed === '' ? amount : toMinorUnits(typed, to)
}
