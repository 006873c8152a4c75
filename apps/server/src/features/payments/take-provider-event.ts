import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { createSignatureError, readProviderEvent } from './provider-signature.ts'
import {
  ignoreProviderEvent,
  saveProviderEvent,
  scheduleImmediateRead,
} from './queries/payments.queries.ts'

/**
 * Processes a signed event once. Its content is not trusted; it only schedules a read of the
 * payment from the provider.
 */
export const takeProviderEvent: Handler<typeof paymentEndpoints.takeProviderEvent> = async ({
  db,
  bytes,
  headers,
  now,
  services,
}) => {
  const signature = headers['stripe-signature']
  if (!Buffer.isBuffer(bytes) || typeof signature !== 'string') throw createSignatureError()
  const event = readProviderEvent(services.env, bytes, signature)
  const isNew =
    (await db.run(saveProviderEvent, {
      event_id: event.id,
      type: event.type,
      provider_id: event.intent,
      now: now.toISOString(),
    })) > 0
  if (!isNew) return { received: true }
  const scheduled = event.intent
    ? await db.run(scheduleImmediateRead, { provider_id: event.intent, now: now.toISOString() })
    : 0
  if (scheduled > 0) db.afterCommit(services.nudge)
  else await db.run(ignoreProviderEvent, { event_id: event.id })
  return { received: true }
}
