import type { Stripe } from 'stripe'
import type { ProviderPayment } from '@fledge/domain/payments/payment-differences.ts'
import type { Outbound } from '../../platform/outbound.ts'
import {
  callCardProvider,
  expandedFields,
  getErrorCode,
  requireObject,
  toRejection,
  toStatus,
} from './provider-calls.ts'

/** From a moment on and before another one. */
interface Period {
  readonly from: Date
  readonly before: Date
}

/** Parameters of a page of the provider's lists. */
interface ListPage {
  readonly created: { readonly gte: number; readonly lt: number }
  readonly limit: number
  readonly starting_after?: string
}

/** Lists the payments that were created in a period. */
export async function listIntents(
  stripe: Stripe,
  outbound: Outbound,
  period: Period,
): Promise<readonly ProviderPayment[]> {
  const intents = await readPages(outbound, period, (page) =>
    stripe.paymentIntents.list({ ...page, expand: expandedFields.map((field) => `data.${field}`) }),
  )
  return intents.map(toProviderPayment)
}

/** Lists the ids of the payments of which something was refunded in a period. */
export async function listRefundedIds(
  stripe: Stripe,
  outbound: Outbound,
  period: Period,
): Promise<readonly string[]> {
  const refunds = await readPages(outbound, period, (page) => stripe.refunds.list(page))
  const ids = refunds.flatMap(({ payment_intent: intent }) =>
    intent === null ? [] : [typeof intent === 'string' ? intent : intent.id],
  )
  return [...new Set(ids)]
}

/** Returns a payment as the provider has it now; null if it has none of this id. */
export async function findIntent(
  stripe: Stripe,
  outbound: Outbound,
  id: string,
): Promise<ProviderPayment | null> {
  const intent = await callCardProvider(outbound, () =>
    stripe.paymentIntents
      .retrieve(id, { expand: expandedFields })
      .then((response) => requireObject(response, 'payment_intent'))
      .catch((error: unknown) =>
        getErrorCode(error) === 'resource_missing' ? null : toRejection(error),
      ),
  )
  return intent && toProviderPayment(intent)
}

/** Reads page by page, each as a request of its own. */
async function readPages<T extends { readonly id: string }>(
  outbound: Outbound,
  { from, before }: Period,
  readPage: (page: ListPage) => Promise<Stripe.Response<Stripe.ApiList<T>>>,
): Promise<readonly T[]> {
  const rows: T[] = []
  const created = { gte: toUnixTime(from), lt: toUnixTime(before) }
  for (let hasMore = true; hasMore;) {
    const last = rows.at(-1)
    const page = await callCardProvider(outbound, () =>
      readPage({ created, limit: 100, ...(last ? { starting_after: last.id } : {}) })
        .then((response) => requireObject(response, 'list'))
        .catch(toRejection),
    )
    rows.push(...page.data)
    hasMore = page.has_more && page.data.length > 0
  }
  return rows
}

const toUnixTime = (at: Date) => Math.floor(at.getTime() / 1000)

function toProviderPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    id: intent.id,
    status: toStatus(intent.status),
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    refundedAmount: charge?.amount_refunded ?? 0,
    createdAt: new Date(intent.created * 1000),
  }
}
