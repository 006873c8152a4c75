/** An amount in integer minor units (cents) of a currency (ISO 4217). */
export interface Money {
  readonly amount: number
  readonly currency: string
}

/** Reads `amount` as that of the currency's minor units: 1050 EUR → "€10.50". */
export function formatMoney(money: Money, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(money.amount / 10 ** digits)
}
