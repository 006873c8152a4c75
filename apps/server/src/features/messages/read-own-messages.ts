import type { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import { fillMessage } from '@fledge/domain/messages/left-out.ts'
import { messageReplyCan } from '@fledge/domain/messages/reply-can.ts'
import { maxOwnMessages } from '@fledge/domain/messages/reply-types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as queries from './queries/replies.queries.ts'

/** Returns what the programme team wrote to the reader, with the replies and their answers. */
export const listOwnMessages: Handler<(typeof messageEndpoints)['listOwnMessages']> = async ({
  actor,
  db,
}) => {
  const { userId: user_id } = actor
  const messages = await db.many(queries.ownMessages, { user_id, max_count: maxOwnMessages })
  const replies = await db.many(queries.ownReplies, { user_id })
  const byMessage = Map.groupBy(replies, (reply) => reply.message_id)
  return messages.map(({ message_id, subject, body, sent_at, variable_values: values }) => {
    const ownReplies = byMessage.get(message_id) ?? []
    return {
      message_id,
      ...fillMessage({ subject, body }, values),
      sent_at,
      replies: ownReplies.map(toOwnReply),
      may: toActionMap({ send: messageReplyCan.send(actor, { replyCount: ownReplies.length }) }),
    }
  })
}

/** Why a reply was closed, and when, stays with the programme team. */
const toOwnReply = ({ reply_id, body, created_at, response, decided_at }: queries.OwnReplyRow) => ({
  reply_id,
  body,
  created_at,
  response,
  responded_at: response === null ? null : decided_at,
})
