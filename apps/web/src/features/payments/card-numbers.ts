/** Removes separators: "4242 4242" → "42424242". */
export const removeSeparators = (typed: string): string => typed.replace(/[\s/-]/g, '')

/** Parses "12 / 30" as December 2030. Returns null for an invalid month. */
export function parseExpiry(
  typed: string,
): { readonly month: number; readonly year: number } | null {
  const found = /^(0[1-9]|1[0-2])(\d\d)$/.exec(removeSeparators(typed))
  return found ? { month: Number(found[1]), year: 2000 + Number(found[2]) } : null
}

/** Returns whether the check digit is valid (Luhn). */
function hasValidCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((all, digit, at) => {
    const value = at % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Returns the text key of a card field's validation error, or null. */
export function validateCardField(
  name: 'number' | 'expiry' | 'cvc',
  typed: string,
  now: Date,
):
  | 'checkout.card.wrongNumber'
  | 'checkout.card.wrongExpiry'
  | 'checkout.card.over'
  | 'checkout.card.wrongCvc'
  | null {
  if (name === 'number')
    return /^\d{12,19}$/.test(removeSeparators(typed)) &&
      hasValidCheckDigit(removeSeparators(typed))
      ? null
      : 'checkout.card.wrongNumber'
  if (name === 'cvc')
    return /^\d{3,4}$/.test(removeSeparators(typed)) ? null : 'checkout.card.wrongCvc'
  const expiry = parseExpiry(typed)
  if (!expiry) return 'checkout.card.wrongExpiry'
  return expiry.year * 12 + expiry.month < now.getFullYear() * 12 + now.getMonth() + 1
    ? 'checkout.card.over'
    : null
}
