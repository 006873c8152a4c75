import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readProviderEvent } from './provider-signature.ts'
import { saveProviderEvent, scheduleImmediateRead } from './store.ts'

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
  const event =
    Buffer.isBuffer(bytes) && typeof signature === 'string'
      ? readProviderEvent(services.env, bytes, signature)
      : null
  if (!event) throw new AppError('VALIDATION', { messageKey: 'payments.refused.signature' })
  const isNew =
    (await db.run(saveProviderEvent, event.id, event.type, event.intent, now.toISOString())) > 0
  if (
    isNew &&
    event.intent &&
    (await db.run(scheduleImmediateRead, event.intent, now.toISOString())) > 0
  )
    db.afterCommit(services.nudge)
  return { received: true }
}
