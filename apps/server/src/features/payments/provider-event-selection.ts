import type { ProviderEventSelection } from '@fledge/contract/payments/provider-event-schema.ts'
import { paymentCan } from '@fledge/domain/payments/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { listGone, readSelected } from '../../platform/db/list-selection.ts'
import { toProviderEventRequest } from './provider-event-request.ts'
import type { ProviderEventRow } from './queries/payments.queries.ts'
import { providerEventList } from './store.ts'

type ProviderEventQuery = Parameters<typeof toProviderEventRequest>[1]

/** A row of a bulk act; `refusal` is the key of why it is left out. */
export interface SelectedProviderEvent {
  readonly id: string
  readonly title: string
  readonly refusal: string | null
  /** The payment that it is about, by its id at the provider; null without one. */
  readonly providerId: string | null
}

/** The list of the provider's events, from which an operator selects. */
export const selectableEvents = (actor: Operator) => ({
  list: providerEventList,
  toRequest: (query: ProviderEventQuery) => toProviderEventRequest(actor, query),
  toChosenRequest: (ids: readonly string[]) => {
    const request = toProviderEventRequest(actor, {})
    return { ...request, filters: { ...request.filters, ids } }
  },
  toRefKey: (id: string) => id,
  toRowKey: (row: ProviderEventRow) => row.event_id,
})

/** Returns the selected events, at most as many as one act changes, with those that are left out. */
export async function findSelectedEvents(
  db: Db,
  actor: Operator,
  selection: ProviderEventSelection,
): Promise<readonly SelectedProviderEvent[]> {
  const events = selectableEvents(actor)
  const rows = await readSelected(db, events, selection)
  return [
    ...rows.map((row) => toSelected(actor, row)),
    // Deleted since.
    ...listGone(events, selection, rows).map((id) => ({
      id,
      title: id,
      refusal: 'payments.refused.eventDeleted',
      providerId: null,
    })),
  ]
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
