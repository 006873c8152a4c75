import type { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import { writtenMessage } from '@fledge/contract/messages/message-schema.ts'
import { messageCan } from '@fledge/domain/messages/can.ts'
import { messageEvents } from '@fledge/domain/messages/events.ts'
import { approvalAbove } from '@fledge/domain/messages/types.ts'
import { z } from 'zod'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import { defineTwoPartHandler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { type ExecuteAct, requestActs } from '../pending-acts/public.ts'
import { checkRecipients } from './message-recipients.ts'
import { findSelectedPeople } from './message-targets.ts'
import { insertMessage, insertRecipients } from './queries/messages.queries.ts'

const inputSchema = z.strictObject({
  ...writtenMessage.shape,
  user_ids: z.array(z.uuid()),
  /** Missing in acts that an earlier version stored. */
  excluded_count: z.int().default(0),
})

/** Writes a message to the people who were found for it; a job sends it. */
export const createMessage: ExecuteAct = async (tx, actor, message_id, input) => {
  authorize(messageCan.write(actor))
  const { user_ids: ids, send_at: sendAt, ...message } = inputSchema.parse(input)
  const now = tx.now.toISOString()
  const needsApproval = ids.length > approvalAbove
  await tx.run(insertMessage, {
    ...message,
    message_id,
    author_id: actor.userId,
    recipient_count: ids.length,
    needs_approval: needsApproval,
    send_at: sendAt ?? now,
    now,
  })
  await tx.run(insertRecipients, { message_id, user_ids: ids })
  await tx.recordEvent(messageEvents.write, {
    subject: message_id,
    note: message.reason,
    data: { recipientCount: ids.length, leftOutCount: message.excluded_count, needsApproval },
  })
}

interface CheckedSelection {
  readonly receiverIds: readonly string[]
  readonly excludedCount: number
}

/** Finds and checks the recipients before the transaction: a list can match thousands. */
export const writeMessage = defineTwoPartHandler<
  (typeof messageEndpoints)['writeMessage'],
  CheckedSelection
>({
  prepare: async ({ actor, db, body: { selection, audience, subject, body, count } }) => {
    authorize(messageCan.write(actor))
    const { ids, refusals } = await findSelectedPeople(db, actor, selection, audience)
    const people = await checkRecipients(db, ids, { subject, body })
    const receivers = people.flatMap(({ id, refusal }) => (refusal === null ? [id] : []))
    if (receivers.length !== count) throw new AppError('CONFLICT')
    return {
      receiverIds: receivers,
      excludedCount: people.length - receivers.length + refusals.length,
    }
  },
  commit: async (ctx, { receiverIds: ids, excludedCount: excluded_count }) => {
    const { subject, body, template_id, send_at, reason } = ctx.body
    const pending = await requestActs(ctx, {
      kind: 'MESSAGE',
      act: 'writeMessage',
      execute: createMessage,
      targets: [
        {
          id: newId(ctx.db.now),
          input: { subject, body, template_id, send_at, reason, user_ids: ids, excluded_count },
        },
      ],
    })
    return { count: ids.length, pending }
  },
})
