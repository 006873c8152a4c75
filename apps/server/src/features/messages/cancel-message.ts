import type { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import { messageCan } from '@fledge/domain/messages/can.ts'
import { messageEvents } from '@fledge/domain/messages/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { loadLockedMessage } from './locked-message.ts'
import { readSentCounts } from './message-recipients.ts'
import { cancelMessageRow } from './queries/messages.queries.ts'

/** Stops a message: who has not got it yet does not get it. It takes effect at once. */
export const cancelMessage: Handler<(typeof messageEndpoints)['cancelMessage']> = async ({
  actor,
  db,
  params: { id: message_id },
  body: { reason },
}) => {
  const message = await loadLockedMessage(db, message_id)
  authorize(messageCan.cancel(actor, message))
  await db.run(cancelMessageRow, { message_id, now: db.now.toISOString() })
  await db.recordEvent(messageEvents.cancel, {
    subject: message_id,
    note: reason,
    data: await readSentCounts(db, message_id),
  })
  return { message_id }
}
