import { messageEvents } from '@fledge/domain/messages/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockThenRead } from '../../platform/db/lock-then-read.ts'
import type { Job } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { createActJob } from '../pending-acts/public.ts'
import { approveLockedMessage } from './approve-message.ts'
import { buildMessagePath, decideReply } from './decide-message-reply.ts'
import { checkRecipients, readSentCounts, type Recipient } from './message-recipients.ts'
import * as queries from './queries/messages.queries.ts'
import { createMessage } from './write-message.ts'

/**
 * Sends what is due to 100 people per transaction. The message is locked and each row of a recipient
 * is finished with its email, so that everyone gets it once, however many workers there are.
 */
const sendMessages: Job = {
  name: 'messages.send',
  async run(tx) {
    const now = tx.now.toISOString()
    const message = await tx.one(queries.lockDueMessage, { now })
    if (!message) return 0
    const { message_id } = message
    const ids = await tx.many(queries.nextRecipients, { message_id })
    if (ids.length > 0) {
      await sendToRecipients(tx, message, ids)
      return ids.length
    }
    await tx.run(queries.markMessageSent, { message_id, now })
    await tx.recordEvent(messageEvents.send, {
      subject: message_id,
      data: await readSentCounts(tx, message_id),
    })
    return 1
  },
}

interface DueMessage {
  readonly message_id: string
  readonly subject: string
  readonly body: string
}

/**
 * Sends to those who can still be written to; the others are marked with the reason. They are locked
 * first, so that another message that is sent at the same time counts for the limit of a week.
 */
async function sendToRecipients(
  tx: Tx,
  message: DueMessage,
  ids: readonly { readonly user_id: string; readonly type: string }[],
): Promise<void> {
  const { message_id } = message
  const types = new Map(ids.map(({ user_id: id, type }) => [id, type]))
  const user_ids = [...types.keys()]
  const people = await lockThenRead(
    tx.many(queries.lockRecipients, { user_ids }),
    checkRecipients(tx, user_ids, message),
  )
  await tx.run(queries.finishRecipients, {
    message_id,
    user_ids: people.map(({ id }) => id),
    refusals: people.map(({ refusal }) => refusal ?? ''),
    variable_values: people.map(({ values }) => JSON.stringify(values)),
    now: tx.now.toISOString(),
  })
  for (const person of people)
    if (person.refusal === null)
      await notifyRecipient(tx, message, person, types.get(person.id) === 'I')
}

async function notifyRecipient(
  tx: Tx,
  { message_id, subject: title }: DueMessage,
  { id, subject, body }: Recipient,
  isIntern: boolean,
): Promise<void> {
  await tx.notify({
    to: { users: [id] },
    content: composeMail('messages.written', { subject, text: body }),
    link: buildMessagePath(isIntern ? 'intern' : 'company', message_id),
    dedupeKey: `message:${message_id}:${id}`,
  })
  // Without its values, the subject is not about the person, and can stay when they are erased.
  await tx.recordEvent(messageEvents.receive, { subject: id, note: title, data: { message_id } })
}

export const messageJobs: readonly Job[] = [
  createActJob('messages.act', 'MESSAGE', {
    writeMessage: createMessage,
    approveMessage: approveLockedMessage,
  }),
  createActJob('messages.decideReplies', 'REPLY', { decideReply }),
  sendMessages,
]
