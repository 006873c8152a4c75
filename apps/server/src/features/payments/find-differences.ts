import { paymentDifferenceEvents } from '@fledge/domain/payments/events.ts'
import {
  comparePayment,
  type DifferenceKind,
  type ProviderPayment,
} from '@fledge/domain/payments/payment-differences.ts'
import { dayMs, toLocalDay } from '@fledge/kernel/dates.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { newId, toNamedId } from '../../platform/ids.ts'
import type { CardProvider } from './card-provider.ts'
import * as store from './queries/differences.queries.ts'

/** Days in UTC, both included. */
export interface ComparedDays {
  readonly from: string
  readonly to: string
}

export interface Comparison {
  readonly days: ComparedDays
  /** Payments of these days that either side has. */
  readonly comparedCount: number
  readonly found: readonly FoundDifference[]
}

interface FoundDifference {
  readonly kind: DifferenceKind
  readonly provider_id: string
  readonly paid_on: string
  readonly own: store.ComparedPaymentRow | null
  readonly provider: ProviderPayment | null
}

/**
 * Reads the payments of some days on both sides and compares them, outside of any transaction. The
 * provider's clock may differ, so a day more is read there on both ends.
 * @throws ProviderUnavailable
 */
export async function findDifferences(
  db: Db,
  provider: CardProvider,
  days: ComparedDays,
): Promise<Comparison> {
  const from = new Date(`${days.from}T00:00:00Z`)
  const before = new Date(Date.parse(`${days.to}T00:00:00Z`) + dayMs)
  const listed = await provider.list(
    new Date(from.getTime() - dayMs),
    new Date(before.getTime() + dayMs),
  )
  const rows = await db.many(store.paymentsToCompare, {
    from: from.toISOString(),
    before: before.toISOString(),
    provider_ids: listed.map(({ id }) => id),
  })
  const isCompared = (at: Date) => at >= from && at < before
  const own = rows.filter(({ created_at }) => isCompared(new Date(created_at)))
  const listedById = new Map(listed.map((payment) => [payment.id, payment]))
  const known = new Set(rows.map(({ provider_id }) => provider_id))
  const unknown = listed.filter(({ id, createdAt }) => !known.has(id) && isCompared(createdAt))
  const pairs = [
    ...own.map((row) => ({
      own: row,
      provider: row.provider_id === null ? null : (listedById.get(row.provider_id) ?? null),
    })),
    ...unknown.map((payment) => ({ own: null, provider: payment })),
  ]
  return {
    days,
    comparedCount: pairs.length,
    found: pairs.flatMap((pair) => toFound(pair, db.now)),
  }
}

function toFound(
  { own, provider }: Pick<FoundDifference, 'own' | 'provider'>,
  now: Date,
): readonly FoundDifference[] {
  const kinds = comparePayment(own && toOwnPayment(own), provider, now)
  const createdAt = own?.created_at ?? provider?.createdAt ?? now
  return kinds.map((kind) => ({
    kind,
    provider_id: own?.provider_id ?? provider?.id ?? '',
    paid_on: toLocalDay(createdAt, 'UTC'),
    own,
    provider,
  }))
}

const toOwnPayment = (row: store.ComparedPaymentRow) => ({
  status: row.status,
  amount: row.amount,
  currency: row.currency,
  refundedAmount: row.refunded_amount,
  createdAt: new Date(row.created_at),
  isRefundDue: row.is_refund_due,
})

/** Stores what differs, and closes what no longer does. */
export async function saveComparison(tx: Tx, { days, found }: Comparison): Promise<void> {
  const now = tx.now.toISOString()
  await tx.run(store.saveDifferences, {
    now,
    differences: JSON.stringify(
      found.map(({ own, provider, ...difference }) => ({
        ...difference,
        difference_id: newId(tx.now),
        payment_id: own?.payment_id ?? null,
        currency: own?.currency ?? null,
        amount: own?.amount ?? null,
        refunded_amount: own?.refunded_amount ?? null,
        status: own?.status ?? null,
        provider_currency: provider?.currency ?? null,
        provider_amount: provider?.amount ?? null,
        provider_refunded_amount: provider?.refundedAmount ?? null,
        provider_status: provider?.status ?? null,
      })),
    ),
  })
  await tx.run(store.closeGoneDifferences, {
    now,
    from_day: days.from,
    to_day: days.to,
    found: found.map(({ provider_id, kind }) => `${provider_id} ${kind}`),
  })
  await tx.recordEvent(paymentDifferenceEvents.compare, {
    subject: toNamedId('paymentComparison', `${days.from} ${days.to}`),
    data: { ...days, found_count: found.length },
  })
}
