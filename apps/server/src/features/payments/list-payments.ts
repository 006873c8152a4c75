import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import * as store from './store.ts'
import { toOperatorPaymentView } from './views.ts'

export const listPayments: Handler<typeof paymentEndpoints.listPayments> = async ({
  actor,
  db,
  query,
  now,
}) => {
  const page = await readKeyset(db, store.paymentList, {
    scope: { operator: actor.operator },
    filters: { status: query.status, search: query.search },
    paging: query,
  })
  return toKeysetResult(
    page.rows.map((row) => toOperatorPaymentView(row, actor, now)),
    page,
  )
}
