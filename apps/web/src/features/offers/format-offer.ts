import { getDateFormat } from '@fledge/kernel/date-format.ts'
import type { CompanyOfferView, InternOffer } from '@fledge/contract/offers/schema.ts'
import { formatShortMoney } from '@fledge/kernel/money.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'

type OfferTermFacts = Pick<
  CompanyOfferView | InternOffer,
  'stipend_amount' | 'stipend_currency' | 'place' | 'city' | 'starts_on' | 'ends_on'
>

/** Formats as "Mon 1 March 2027". */
export function formatOfferDay(day: string, withYear = true): string {
  return getDateFormat({
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(withYear ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '')
}
export const formatOfferDates = (of: Pick<OfferTermFacts, 'starts_on' | 'ends_on'>) =>
  t('offerScreen.fromTo', {
    from: formatOfferDay(of.starts_on, of.starts_on.slice(0, 4) !== of.ends_on.slice(0, 4)),
    to: formatOfferDay(of.ends_on),
  })
export const formatOfferPlace = (of: Pick<OfferTermFacts, 'place' | 'city'>) =>
  [translateKey(`offers.place.${of.place}`), of.city].filter(Boolean).join(', ')
export const formatStipend = (of: Pick<OfferTermFacts, 'stipend_amount' | 'stipend_currency'>) =>
  of.stipend_amount && of.stipend_currency
    ? t('offerScreen.aMonth', {
        amount: formatShortMoney({ amount: of.stipend_amount, currency: of.stipend_currency }),
      })
    : t('offerScreen.unpaid')

export const stipendCurrencies = [
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
export function formatOfferTerm(
  field: string,
  value: string | null,
  currency: string | null,
): string | null {
  if (value === null) return null
  if (field === 'startsOn' || field === 'endsOn') return formatOfferDay(value)
  if (field === 'place') return translateKey(`offers.place.${value}`)
  if (field === 'isPaid') return t(value === 'true' ? 'offerScreen.paidYes' : 'offerScreen.paidNo')
  return field === 'stipendAmount' && currency
    ? formatShortMoney({ amount: Number(value), currency })
    : value
}
