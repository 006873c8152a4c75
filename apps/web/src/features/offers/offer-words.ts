import { getDateFormat } from '@fledge/kernel/date-format.ts'
import type { CompanyOfferView, InternOffer } from '@fledge/contract/offers/schema.ts'
import { formatShortMoney } from '@fledge/kernel/money.ts'
import { translate, t } from '../../platform/use-texts.ts'

type Said = Pick<
  CompanyOfferView | InternOffer,
  'stipend_amount' | 'stipend_currency' | 'place' | 'city' | 'starts_on' | 'ends_on'
>

/** Formats as "Mon 1 March 2027". */
export function sayDay(day: string, withYear = true): string {
  return getDateFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(withYear ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '')
}
export const sayDays = (of: Pick<Said, 'starts_on' | 'ends_on'>) =>
  t('offerScreen.fromTo', {
    from: sayDay(of.starts_on, of.starts_on.slice(0, 4) !== of.ends_on.slice(0, 4)),
    to: sayDay(of.ends_on),
  })
export const sayPlace = (of: Pick<Said, 'place' | 'city'>) =>
  [translate(`offers.place.${of.place}`), of.city].filter(Boolean).join(', ')
export const sayPay = (of: Pick<Said, 'stipend_amount' | 'stipend_currency'>) =>
  of.stipend_amount && of.stipend_currency
    ? t('offerScreen.aMonth', {
        amount: formatShortMoney(
          { amount: of.stipend_amount, currency: of.stipend_currency },
          'en-GB',
        ),
      })
    : t('offerScreen.unpaid')

/** Returns the number of decimal places of a currency. */
const digitsOf = (currency: string | null | undefined) =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currency || 'EUR',
  }).resolvedOptions().maximumFractionDigits ?? 2
/**
 * Converts typed text to minor units. Returns null for empty text; text that is not a number fails
 * validation.
 */
export const toMinor = (text: string, currency: string | null | undefined): number | null =>
  text.trim() === '' ? null : Math.round(Number(text) * 10 ** digitsOf(currency))
export const toMajor = (
  amount: number | null | undefined,
  currency: string | null | undefined,
): string => (amount ? String(amount / 10 ** digitsOf(currency)) : '')
export const currencies = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'CZK',
  'NGN',
  'KES',
  'INR',
  'JPY',
  'CAD',
  'AUD',
  'MXN',
  'PLN',
  'SEK',
  'BRL',
  'ZAR',
] as const

/**
 * Formats a term of an offer for display.
 * @param value value as in the response
 */
export function sayTerm(
  field: string,
  value: string | null,
  currency: string | null,
): string | null {
  if (value === null) return null
  if (field === 'startsOn' || field === 'endsOn') return sayDay(value)
  if (field === 'place') return translate(`offers.place.${value}`)
  if (field === 'isPaid') return t(value === 'true' ? 'offerScreen.paidYes' : 'offerScreen.paidNo')
  return field === 'stipendAmount' && currency
    ? formatShortMoney({ amount: Number(value), currency }, 'en-GB')
    : value
}
