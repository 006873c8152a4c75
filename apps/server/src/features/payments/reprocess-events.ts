import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { providerEventEvents } from '@fledge/domain/payments/events.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toNamedId } from '../../platform/ids.ts'
import { findSelectedEvents } from './provider-event-selection.ts'
import { reprocessProviderEvents, scheduleReadsOfEvents } from './queries/payments.queries.ts'

/** Makes the payments of the selected events due for reading now, with an event for each of them. */
export const reprocessEvents: Handler<(typeof paymentEndpoints)['reprocessEvents']> = async ({
  actor,
  db,
  now,
  services,
  body: { selection, reason, count },
}) => {
  const rows = await findSelectedEvents(db, actor, selection)
  const allowed = rows.filter(({ refusal }) => refusal === null)
  // Payments before their events, as a reading locks them.
  const scheduled = await db.many(scheduleReadsOfEvents, {
    now: now.toISOString(),
    provider_ids: allowed.flatMap(({ providerId }) => (providerId === null ? [] : [providerId])),
  })
  const events = await db.many(reprocessProviderEvents, {
    event_ids: allowed.map(({ id }) => id),
    provider_ids: scheduled.map((row) => row.provider_id),
  })
  if (events.length !== count)
    throw new AppError('CONFLICT', { messageKey: 'lists.refused.changed' })
  for (const event of events)
    await db.recordEvent(providerEventEvents.reprocess, {
      subject: toNamedId('providerEvent', event.event_id),
      note: reason,
      data: event,
    })
  db.afterCommit(services.nudge)
  return { count, rows: rows.map(({ id, title, refusal }) => ({ id, title, refusal })) }
}
