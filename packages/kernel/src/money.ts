/** An amount in integer minor units (cents) of a currency (ISO 4217). */
export interface Money {
  readonly amount: number
  readonly currency: string
}

/** Reads `amount` as that of the currency's minor units: 1050 EUR → "€10.50". */
export function formatMoney(money: Money, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency }).format(
    money.amount / minorUnitFactor(money.currency),
  )
}

/** The same without coins where there are none: "£1,500". */
export function shortMoney(money: Money, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(money.amount / minorUnitFactor(money.currency))
}

/** How many of the smallest coins make one of a currency. */
export const minorUnitFactor = (currency: string): number =>
  10 **
  (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2)
