import type { InternPayment } from '@fledge/contract/payments/schema.ts'
import { hasReceipt } from '@fledge/domain/payments/rules.ts'
import { toLocalDay, formatDate, formatTime } from '@fledge/kernel/dates.ts'
import { formatMoney, type Money } from '@fledge/kernel/money.ts'
import { t } from '../platform/i18n/use-texts.ts'

type FeeRefund = NonNullable<InternPayment['comes_back']>
export type PaidInternPlace = InternPayment & { readonly comes_back: FeeRefund }

/**
 * The places that end: of an internship, a candidature, an application or an offer, or all of the
 * intern's places.
 */
export type PlaceScope =
  | { readonly internship: string }
  | { readonly candidature: string }
  | { readonly application: string }
  | { readonly offer: string }
  | 'all'

/** Returns the payments whose places end. */
export function listEndingPlaces(
  payments: readonly InternPayment[],
  ending: PlaceScope,
): PaidInternPlace[] {
  const ends = (payment: InternPayment) => {
    if (ending === 'all') return true
    if ('internship' in ending) return payment.internship_id === ending.internship
    if ('offer' in ending) return payment.offer_id === ending.offer
    return 'candidature' in ending
      ? payment.candidature_id === ending.candidature
      : payment.application_id === ending.application
  }
  return payments.filter(
    (payment): payment is PaidInternPlace => payment.comes_back !== null && ends(payment),
  )
}

const money = ({ currency }: InternPayment, amount: number) => formatMoney({ amount, currency })
const moment = (at: string, zone: string) => formatTime(at, zone, 'full')

/** Returns the refund for ending the place today and its deadline. */
export function formatRefund(payment: PaidInternPlace, zone: string): string {
  const { amount, until, days } = payment.comes_back
  if (amount > 0)
    return t('platform.fee.back', { amount: money(payment, amount), until: moment(until, zone) })
  return days > 0
    ? t('platform.fee.tooLate', {
        amount: money(payment, payment.amount),
        until: moment(until, zone),
      })
    : t('platform.fee.never', { amount: money(payment, payment.amount) })
}

/** Returns the refund for withdrawing, where nothing is about to end. */
export function formatWithdrawRefund(payment: PaidInternPlace, zone: string): string {
  const { amount, until } = payment.comes_back
  return amount > 0
    ? t('platform.fee.withdraw', { amount: money(payment, amount), until: moment(until, zone) })
    : t('platform.fee.withdrawNothing')
}

/** Returns the refund for giving up a place that stays paid. */
export function formatKeptPlace(payment: PaidInternPlace, zone: string): string {
  const keptText = t('platform.fee.stays', {
    role: payment.role ?? '',
    company: payment.company_name ?? '',
  })
  const { amount, until } = payment.comes_back
  return `${keptText} ${amount > 0 ? t('platform.fee.giveUp', { amount: money(payment, amount), until: moment(until, zone) }) : t('platform.fee.giveUpNothing')}`
}

/** Returns the refund of an unconfirmed place on the day it expires. */
export function formatExpiryRefund(payment: PaidInternPlace, at: string): string {
  const { amount, until } = payment.comes_back
  return Date.parse(at) < Date.parse(until)
    ? t('platform.fee.endBack', { amount: money(payment, amount) })
    : t('platform.fee.endNothing')
}

interface Cost {
  readonly price: Money
  /** The batch's refund period. */
  readonly days: number
  /** Newest first; null until loaded. */
  readonly payments: readonly InternPayment[] | null
}

/** Returns what a place costs the intern: due on acceptance, paid or being refunded. */
export function formatFee({ price, days, payments }: Cost, zone: string): string {
  if (payments === null) return formatMoney(price)
  const due = t(days > 0 ? 'platform.fee.due' : 'platform.fee.dueFinal', {
    price: formatMoney(price),
    count: days,
  })
  const settled = payments.filter((payment) => hasReceipt(payment.status))
  const paid = settled.filter((payment) => payment.refund === null)
  const [first, back] = [paid[0], settled[0]]
  if (first)
    return t('platform.fee.paid', {
      count: paid.length,
      price: money(first, first.amount),
      day: dayOf(first.settled_at, zone),
    })
  if (!back?.refund) return due
  const amount = money(back, back.refund.amount)
  return `${back.refund.refunded_at ? t('platform.fee.givenBack', { amount, day: dayOf(back.refund.refunded_at, zone) }) : t('platform.fee.goesBack', { amount })} ${due}`
}

/** Returns the cost, with the refund for withdrawing now. */
export function formatCost(cost: Cost, zone: string): string {
  const newest = listEndingPlaces(cost.payments ?? [], 'all').slice(0, 1)
  return [formatFee(cost, zone), ...newest.map((place) => formatWithdrawRefund(place, zone))].join(
    ' ',
  )
}

const dayOf = (at: string | null, zone: string) =>
  at === null ? '' : formatDate(toLocalDay(at, zone))
