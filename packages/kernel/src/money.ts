import { locale } from './locale.ts'
/** An amount in integer minor units (cents) of a currency (ISO 4217). */
export interface Money {
  readonly amount: number
  readonly currency: string
}

/** Formats an amount given in minor units: 1050 EUR → "€10.50". */
export function formatMoney(money: Money): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency }).format(
    money.amount / minorUnitFactor(money.currency),
  )
}

/** Formats like `formatMoney`, without minor units if they are zero: "£1,500". */
export function formatShortMoney(money: Money): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(money.amount / minorUnitFactor(money.currency))
}

/** Returns how many minor units make one unit of a currency. */
export const minorUnitFactor = (currency: string): number =>
  10 **
  (new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2)
