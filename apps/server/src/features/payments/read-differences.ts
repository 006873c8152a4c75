import { differenceColumns } from '@fledge/contract/payments/difference-columns.ts'
import type { PaymentDifference } from '@fledge/contract/payments/difference-schema.ts'
import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { paymentCan } from '@fledge/domain/payments/can.ts'
import {
  type DifferenceKind,
  type DifferenceState,
  getDifferenceState,
} from '@fledge/domain/payments/payment-differences.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { differenceList } from './differences-store.ts'
import type { DifferenceRow } from './queries/differences.queries.ts'

type Endpoints = typeof paymentEndpoints

export const listDifferences: Handler<Endpoints['listDifferences']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, differenceList, {
    ...toDifferenceRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(
    page.rows.map((row) => toDifferenceView(row, actor)),
    page,
  )
}

/** Sends the list as CSV. */
export const exportDifferences: Handler<Endpoints['exportDifferences']> = (request) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, differenceList, toDifferenceRequest(actor, query))
  return exportList(request, {
    list: 'payment-differences',
    columns: differenceColumns,
    rows: mapBatches(rows, (row) => toDifferenceView(row, actor)),
  })
}

interface DifferenceQuery {
  readonly state?: DifferenceState | undefined
  readonly kind?: DifferenceKind | undefined
}

/** What the list and its CSV read. */
const toDifferenceRequest = (actor: Operator, { state, kind }: DifferenceQuery) => ({
  scope: { operator: actor.operator },
  filters: { state, kind },
})

function toDifferenceView(row: DifferenceRow, actor: Operator): PaymentDifference {
  const state = getDifferenceState(row.resolved_at)
  return {
    difference_id: row.difference_id,
    kind: row.kind,
    state,
    provider_id: row.provider_id,
    paid_on: row.paid_on,
    here:
      row.amount !== null && row.currency !== null && row.status !== null
        ? {
            amount: row.amount,
            currency: row.currency,
            refunded_amount: row.refunded_amount ?? 0,
            status: row.status,
            intern_name: row.intern_name ?? '',
          }
        : null,
    there:
      row.provider_amount !== null && row.provider_currency !== null && row.provider_status !== null
        ? {
            amount: row.provider_amount,
            currency: row.provider_currency,
            refunded_amount: row.provider_refunded_amount ?? 0,
            status: row.provider_status,
          }
        : null,
    found_at: row.found_at,
    resolved_at: row.resolved_at,
    resolver: row.resolver,
    note: row.note,
    may: toActionMap({ resolve: paymentCan.resolveDifference(actor, { state }) }),
  }
}
