import type { ProviderEventSelection } from '@fledge/contract/payments/provider-event-schema.ts'
import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { paymentCan } from '@fledge/domain/payments/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { readPage, streamRows } from '../../platform/db/list-query.ts'
import { toProviderEventRequest } from './provider-event-request.ts'
import type { ProviderEventRow } from './queries/payments.queries.ts'
import { providerEventList } from './store.ts'

/** A row of a bulk act; `refusal` is the key of why it is left out. */
export interface SelectedProviderEvent {
  readonly id: string
  readonly title: string
  readonly refusal: string | null
  /** The payment that it is about, by its id at the provider; null without one. */
  readonly providerId: string | null
}

/** Returns the selected events, at most as many as one act changes, with those that are left out. */
export async function findSelectedEvents(
  db: Db,
  actor: Operator,
  selection: ProviderEventSelection,
): Promise<readonly SelectedProviderEvent[]> {
  const except = new Set('rows' in selection ? [] : selection.except)
  const found: SelectedProviderEvent[] = []
  const request = toSelectedRequest(actor, selection)
  for await (const batch of streamRows(db, providerEventList, request)) {
    const rows = batch.filter((row) => !except.has(row.event_id))
    found.push(...rows.map((row) => toSelected(actor, row)))
    if (found.length >= maxBulkRows) break
  }
  return [...found.slice(0, maxBulkRows), ...listGone(selection, found)]
}

function toSelected(actor: Operator, row: ProviderEventRow): SelectedProviderEvent {
  const decision = paymentCan.reprocess(actor, row)
  return {
    id: row.event_id,
    title: row.event_id,
    refusal: decision.allowed ? null : decision.messageKey,
    providerId: row.provider_id,
  }
}

const toSelectedRequest = (actor: Operator, selection: ProviderEventSelection) => {
  if (!('rows' in selection)) return toProviderEventRequest(actor, selection.filters)
  const request = toProviderEventRequest(actor, {})
  return { ...request, filters: { ...request.filters, ids: selection.rows } }
}

/** Chosen events that have been deleted since. */
function listGone(
  selection: ProviderEventSelection,
  found: readonly SelectedProviderEvent[],
): readonly SelectedProviderEvent[] {
  if (!('rows' in selection)) return []
  const known = new Set(found.map(({ id }) => id))
  return selection.rows
    .filter((id) => !known.has(id))
    .map((id) => ({
      id,
      title: id,
      refusal: 'payments.refused.eventDeleted',
      providerId: null,
    }))
}

/** Counts what is selected beyond the rows that one act changes. */
export async function countEventsBeyond(
  db: Db,
  actor: Operator,
  selection: ProviderEventSelection,
): Promise<number> {
  if ('rows' in selection) return 0
  const request = toProviderEventRequest(actor, selection.filters)
  const { count } = await readPage(db, providerEventList, { ...request, paging: { per_page: 1 } })
  return Math.max(0, count - selection.except.length - maxBulkRows)
}
