import { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { messageReplyEvents } from '@fledge/domain/messages/events.ts'
import { fillVariables } from '@fledge/domain/messages/message-variables.ts'
import { messageReplyCan } from '@fledge/domain/messages/reply-can.ts'
import { messageReplyMachine } from '@fledge/domain/messages/reply-machine.ts'
import type { ReplyDecision } from '@fledge/domain/messages/reply-types.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { noValues } from './message-recipients.ts'
import * as queries from './queries/replies.queries.ts'

/** Path of the page on which someone reads a message of the programme team, and replies to it. */
export const buildMessagePath = (side: 'company' | 'intern', message: string): string =>
  buildPath(paths[side].messages, {}, { message })

async function lockReply(tx: Tx, id: string, actor: AnyActor, decision: ReplyDecision) {
  const row = (await tx.one(queries.replyForUpdate, { reply_id: id })) ?? notFound()
  authorize(messageReplyCan.decide(actor, row.status, decision))
  return row
}

/** Answers a reply, or closes it: only an answer is told to the person. */
export const decideReply: ExecuteAct = async (tx, actor, id, input) => {
  const { decision, text } = messageEndpoints.decideMessageReply.body.parse(input)
  const row = await lockReply(tx, id, actor, decision)
  const transition = assertTransition(
    messageReplyMachine.transition(decision, row.status, 'operator'),
  )
  const count = await tx.run(queries.updateReplyDecision, {
    reply_id: id,
    from: transition.from,
    to: transition.to,
    decided_by: actor.userId,
    response: decision === 'respond' ? text : null,
    close_reason: decision === 'close' ? text : null,
    now: tx.now.toISOString(),
  })
  if (count === 0) throw new AppError('ILLEGAL_TRANSITION')
  await tx.recordEvent(messageReplyEvents[decision], { transition, subject: id })
  if (decision === 'respond') await notifyReplier(tx, row, text)
}

async function notifyReplier(
  tx: Tx,
  { reply_id: id, message_id, user_id, side, body }: queries.LockedReplyRow,
  text: string,
): Promise<void> {
  const message = (await tx.one(queries.messageOfReply, { message_id, user_id })) ?? notFound()
  await tx.notify({
    to: { users: [user_id] },
    content: composeMail('messages.answered', {
      subject: fillVariables(message.subject, message.variable_values ?? noValues),
      reply: body,
      text,
    }),
    link: buildMessagePath(side, message_id),
    dedupeKey: `message-answer:${id}`,
  })
}

export const decideMessageReply: Handler<(typeof messageEndpoints)['decideMessageReply']> = async (
  ctx,
) => {
  await lockReply(ctx.db, ctx.params.id, ctx.actor, ctx.body.decision)
  return {
    pending: await requestAct(ctx, { kind: 'REPLY', act: 'decideReply', execute: decideReply }),
  }
}
