import { bulkhead } from 'cockatiel'
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
  /** The ids of all compared payments at the provider. */
  readonly comparedIds: readonly string[]
  readonly found: readonly FoundDifference[]
}

/** A payment on both sides; null where it is missing. */
interface ComparedPair {
  readonly provider_id: string
  readonly own: store.ComparedPaymentRow | null
  readonly provider: ProviderPayment | null
}

interface FoundDifference extends ComparedPair {
  readonly kind: DifferenceKind
  readonly paid_on: string
}

/** The provider's clock may differ from ours by less. */
const clockMs = dayMs

/** Requests for single payments that are under way at the same time. */
const maxRequests = 8

/**
 * Compares payments on both sides, outside of any transaction: those of some days, those of which
 * something was refunded on these days, and those that differed before. What differs is read a second
 * time, because a payment may have changed between the first readings.
 * @param isOfAllDays whether differences of other days are compared again, too
 * @throws ProviderUnavailable
 */
export async function findDifferences(
  db: Db,
  provider: CardProvider,
  days: ComparedDays,
  isOfAllDays: boolean,
): Promise<Comparison> {
  const pairs = await readPairs(db, provider, days, isOfAllDays)
  const suspects = getIds(pairs.filter((pair) => toFound(pair, db.now).length > 0))
  const [rows, payments] = [await readOwn(db, suspects), await readProvider(provider, suspects)]
  const found = suspects.flatMap((id) => {
    const pair = { own: rows.get(id) ?? null, provider: payments.get(id) ?? null }
    return toFound({ provider_id: id, ...pair }, db.now)
  })
  return { days, comparedIds: getIds(pairs), found }
}

/** Reads payments one by one at the provider, a few at a time. */
async function readProvider(
  provider: CardProvider,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProviderPayment | null>> {
  const requests = bulkhead(maxRequests, Number.POSITIVE_INFINITY)
  return new Map(
    await Promise.all(
      ids.map((id) => requests.execute(async () => [id, await provider.findPayment(id)] as const)),
    ),
  )
}

const getIds = (pairs: readonly ComparedPair[]) => pairs.map(({ provider_id }) => provider_id)

/** Returns our payments by the provider's ids. */
async function readOwn(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, store.ComparedPaymentRow>> {
  const rows = await db.many(store.paymentsOfProvider, { provider_ids: ids })
  return new Map(rows.map((row) => [row.provider_id, row]))
}

async function readPairs(
  db: Db,
  provider: CardProvider,
  { from, to }: ComparedDays,
  isOfAllDays: boolean,
): Promise<readonly ComparedPair[]> {
  const start = new Date(`${from}T00:00:00Z`)
  const end = new Date(Date.parse(`${to}T00:00:00Z`) + dayMs)
  const around = [new Date(start.getTime() - clockMs), new Date(end.getTime() + clockMs)] as const
  const listed = await provider.listPayments(...around)
  const refunded = await provider.listRefunded(...around)
  const known = await db.many(store.idsToCompare, {
    from: start.toISOString(),
    before: end.toISOString(),
    is_of_all_days: isOfAllDays,
  })
  const listedById = new Map(listed.map((payment) => [payment.id, payment]))
  const own = await readOwn(db, [...listedById.keys()])
  // Of the days around, only what is compared on these days is known here.
  const isOfDays = ({ id, createdAt }: ProviderPayment) =>
    !own.has(id) && createdAt >= start && createdAt < end
  const ids = new Set([
    ...known.map(({ provider_id }) => provider_id),
    ...listed.filter(isOfDays).map(({ id }) => id),
    ...refunded,
  ])
  return completePairs(db, provider, [...ids], { own, listed: listedById })
}

/** Returns both sides of payments, of which some have been read. */
async function completePairs(
  db: Db,
  provider: CardProvider,
  ids: readonly string[],
  {
    own,
    listed,
  }: {
    readonly own: ReadonlyMap<string, store.ComparedPaymentRow>
    readonly listed: ReadonlyMap<string, ProviderPayment>
  },
): Promise<readonly ComparedPair[]> {
  const others = await readOwn(
    db,
    ids.filter((id) => !own.has(id)),
  )
  const unlisted = await readProvider(
    provider,
    ids.filter((id) => !listed.has(id)),
  )
  return ids.map((id) => ({
    provider_id: id,
    own: own.get(id) ?? others.get(id) ?? null,
    provider: listed.get(id) ?? unlisted.get(id) ?? null,
  }))
}

function toFound(pair: ComparedPair, now: Date): readonly FoundDifference[] {
  const { own, provider } = pair
  const kinds = comparePayment(own && toOwnPayment(own), provider, now)
  const createdAt = own?.created_at ?? provider?.createdAt ?? now
  return kinds.map((kind) => ({ ...pair, kind, paid_on: toLocalDay(createdAt, 'UTC') }))
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
export async function saveComparison(
  tx: Tx,
  { days, comparedIds, found }: Comparison,
): Promise<void> {
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
    provider_ids: comparedIds,
    found: found.map(({ provider_id, kind }) => `${provider_id} ${kind}`),
  })
  await tx.recordEvent(paymentDifferenceEvents.compare, {
    subject: toNamedId('paymentComparison', `${days.from} ${days.to}`),
    data: { ...days, found_count: found.length },
  })
}
