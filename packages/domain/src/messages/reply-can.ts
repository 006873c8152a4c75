import { allowIf, allOf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator, requireTransition } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { messageReplyMachine } from './reply-machine.ts'
import { maxRepliesPerMessage, type ReplyDecision, type ReplyStatus } from './reply-types.ts'

export const messageReplyCan = {
  /** Replying to a message that the person got, a few times. */
  send: (actor: AnyActor, { replyCount }: { readonly replyCount: number }): PolicyDecision =>
    allOf(
      allowIf(actor.kind === 'intern' || actor.kind === 'company', 'refused.notYours'),
      allowIf(replyCount < maxRepliesPerMessage, 'replies.refused.tooMany'),
    ),
  decide: (actor: AnyActor, status: ReplyStatus, decision: ReplyDecision): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      requireTransition(messageReplyMachine, decision, status, actor),
    ),
}
