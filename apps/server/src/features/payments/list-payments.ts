import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/refusal.ts'
import * as store from './store.ts'
import { toOperatorPaymentView } from './views.ts'

export const listPayments: Handler<typeof paymentEndpoints.listPayments> = async ({
  actor,
  db,
  query,
  now,
}) => {
  const like = query.search ? `%${query.search.replace(/[\\%_]/g, '\\$&')}%` : null
  const size = query.per_page ?? 10
  const [rows, total] = await Promise.all([
    db.many(store.paymentRows, query.status ?? null, like, size, ((query.page ?? 1) - 1) * size),
    db.one(store.countPayments, query.status ?? null, like),
  ])
  return toPagedResult(
    rows.map((row) => toOperatorPaymentView(row, actor, now)),
    total?.count ?? 0,
  )
}
