import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { providerEventColumns } from '@fledge/contract/payments/provider-event-columns.ts'
import type { ProviderEvent } from '@fledge/contract/payments/provider-event-schema.ts'
import { paymentCan } from '@fledge/domain/payments/can.ts'
import { getProviderEventKind } from '@fledge/domain/payments/provider-events.ts'
import { formatReceiptNumber } from '@fledge/domain/payments/rules.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { toProviderEventRequest } from './provider-event-request.ts'
import type { ProviderEventRow } from './queries/payments.queries.ts'
import { providerEventList } from './store.ts'

/** Returns the events of the card provider; what they say is neither stored nor shown. */
export const listProviderEvents: Handler<(typeof paymentEndpoints)['listProviderEvents']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, providerEventList, {
    ...toProviderEventRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(
    page.rows.map((row) => toProviderEventView(row, actor)),
    page,
  )
}

/** Sends the list as CSV. */
export const exportProviderEvents: Handler<(typeof paymentEndpoints)['exportProviderEvents']> = (
  request,
) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, providerEventList, toProviderEventRequest(actor, query))
  return exportList(request, {
    list: 'card-provider-events',
    columns: providerEventColumns,
    rows: mapBatches(rows, (row) => toProviderEventView(row, actor)),
  })
}

function toProviderEventView(row: ProviderEventRow, actor: Operator): ProviderEvent {
  return {
    event_id: row.event_id,
    kind: getProviderEventKind(row.type),
    type: row.type,
    state: row.state,
    received_at: row.received_at,
    processed_at: row.processed_at,
    attempt_count: row.attempt_count,
    last_error: row.last_error,
    payment:
      row.provider_id === null
        ? null
        : {
            provider_id: row.provider_id,
            intern_name: row.intern_name ?? '',
            receipt_number: row.receipt_number && formatReceiptNumber(row.receipt_number),
          },
    may: toActionMap({ reprocess: paymentCan.reprocess(actor, row) }),
  }
}
