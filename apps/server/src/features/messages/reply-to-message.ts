import type { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import { messageReplyEvents } from '@fledge/domain/messages/events.ts'
import { messageReplyCan } from '@fledge/domain/messages/reply-can.ts'
import { messageReplyMachine } from '@fledge/domain/messages/reply-machine.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import * as queries from './queries/replies.queries.ts'

/** Replies to a message of the programme team, a few times at most and never twice with one text. */
export const replyToMessage: Handler<(typeof messageEndpoints)['replyToMessage']> = async ({
  actor,
  db,
  params,
  body: { text },
  now,
}) => {
  const own = { message_id: params.id, user_id: actor.userId }
  // Locked, so that replies at the same time are counted one after the other.
  if (!(await db.one(queries.lockOwnMessage, own))) notFound()
  const replyCount = (await db.one(queries.countOwnReplies, own))?.count ?? 0
  authorize(messageReplyCan.send(actor, { replyCount }))
  const transition = assertTransition(messageReplyMachine.transition('send', null, actor.kind))
  const reply_id = newId(now)
  const count = await db.run(queries.insertReply, {
    ...own,
    reply_id,
    side: actor.kind,
    status: transition.to,
    body: text,
    now: now.toISOString(),
  })
  if (count === 0) throw new AppError('ALREADY_EXISTS', { messageKey: 'replies.refused.sent' })
  await db.recordEvent(messageReplyEvents.send, { transition, subject: reply_id })
  return {}
}
