import type { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import { messageActBody } from '@fledge/contract/messages/message-schema.ts'
import { messageCan } from '@fledge/domain/messages/can.ts'
import { messageEvents } from '@fledge/domain/messages/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { loadLockedMessage } from './locked-message.ts'
import { approveMessageRow } from './queries/messages.queries.ts'

/** Approves what a colleague wrote to many; from then on the job sends it. */
export const approveLockedMessage: ExecuteAct = async (tx, actor, message_id, input) => {
  const { reason } = messageActBody.parse(input)
  const message = await loadLockedMessage(tx, message_id)
  authorize(messageCan.approve(actor, message))
  await tx.run(approveMessageRow, {
    message_id,
    approved_by: actor.userId,
    now: tx.now.toISOString(),
  })
  await tx.recordEvent(messageEvents.approve, {
    subject: message_id,
    note: reason,
    data: { recipientCount: message.recipientCount },
  })
}

export const approveMessage: Handler<(typeof messageEndpoints)['approveMessage']> = async (ctx) => {
  const message = await loadLockedMessage(ctx.db, ctx.params.id)
  authorize(messageCan.approve(ctx.actor, message))
  const pending = await requestAct(ctx, {
    kind: 'MESSAGE',
    act: 'approveMessage',
    execute: approveLockedMessage,
  })
  return { count: message.recipientCount, pending }
}
