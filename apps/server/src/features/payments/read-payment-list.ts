import { paymentColumns } from '@fledge/contract/payments/payment-columns.ts'
import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import type { RefundFilter } from '@fledge/domain/payments/refund-proposals.ts'
import type { OpenPaymentFilter } from '@fledge/domain/payments/payment-totals.ts'
import type { PaymentStatus } from '@fledge/domain/payments/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { findPendingSubjects, refuseWhilePending } from '../pending-acts/public.ts'
import { type PaymentRow, totalsByBatch } from './queries/payments.queries.ts'
import * as store from './store.ts'
import { toOperatorPaymentView } from './views.ts'

export const listPayments: Handler<typeof paymentEndpoints.listPayments> = async ({
  actor,
  db,
  query,
  now,
}) => {
  const page = await readKeyset(db, store.paymentList, {
    ...toPaymentRequest(actor, query, now),
    paging: query,
  })
  const pending = await findPendingSubjects(db, 'REFUND', page.rows.flatMap(toRefundSubjects))
  return toKeysetResult(
    page.rows.map((row) => {
      const view = toOperatorPaymentView(row, actor, now)
      const isPending = toRefundSubjects(row).some((id) => pending.has(id))
      return isPending ? { ...view, may: refuseWhilePending(view.may) } : view
    }),
    page,
  )
}

/** What a pending act about a refund of this payment can be about. */
const toRefundSubjects = ({ payment_id, proposal_id }: PaymentRow): readonly string[] =>
  proposal_id === null ? [payment_id] : [payment_id, proposal_id]

/** Sends the list as CSV. */
export const exportPayments: Handler<typeof paymentEndpoints.exportPayments> = (request) => {
  const { actor, query, now, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, store.paymentList, toPaymentRequest(actor, query, now))
  return exportList(request, {
    list: 'payments',
    columns: paymentColumns,
    rows: mapBatches(rows, (row) => toOperatorPaymentView(row, actor, now)),
  })
}

/** What the list and its CSV show. */
interface PaymentQuery {
  readonly status?: PaymentStatus | undefined
  readonly open?: OpenPaymentFilter | undefined
  readonly refund?: RefundFilter | undefined
  readonly batch?: string | undefined
  readonly currency?: string | undefined
  readonly search?: string | undefined
}

/** What the list and its CSV read. */
const toPaymentRequest = (
  actor: Operator,
  { status, open, refund, batch, currency, search }: PaymentQuery,
  now: Date,
) => ({
  scope: { operator: actor.operator, now: now.toISOString() },
  filters: { status, open, refund, batch, currency, search },
})

/** Returns what was paid, refunded, is open and failed in each batch, by currency. */
export const listPaymentTotals: Handler<typeof paymentEndpoints.listPaymentTotals> = ({
  db,
  now,
}) => db.many(totalsByBatch, { now: now.toISOString() })
