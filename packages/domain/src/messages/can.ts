import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import type { MessageState } from './types.ts'

export interface TemplateFacts {
  readonly isArchived: boolean
}

const requireManager = (actor: AnyActor) => requireOperator(actor, 'operator:manager')

/** What managers do with templates; everyone who writes messages reads them. */
export const templateCan = {
  add: (actor: AnyActor): PolicyDecision => requireManager(actor),
  change: (actor: AnyActor, { isArchived }: TemplateFacts): PolicyDecision =>
    allOf(requireManager(actor), allowIf(!isArchived, 'templates.refused.archived')),
  archive: (actor: AnyActor, { isArchived }: TemplateFacts): PolicyDecision =>
    allOf(requireManager(actor), allowIf(!isArchived, 'templates.refused.archived')),
  restore: (actor: AnyActor, { isArchived }: TemplateFacts): PolicyDecision =>
    allOf(requireManager(actor), allowIf(isArchived, 'templates.refused.active')),
  open: (actor: AnyActor, template: TemplateFacts) => ({
    change: templateCan.change(actor, template),
    archive: templateCan.archive(actor, template),
    restore: templateCan.restore(actor, template),
  }),
}

export interface MessageFacts {
  readonly state: MessageState
  readonly authorId: string
}

const requireReviewer = (actor: AnyActor) => requireOperator(actor, 'operator:review')

export const messageCan = {
  write: (actor: AnyActor): PolicyDecision => requireReviewer(actor),
  /** Approving what goes to many: anyone of the team but its author. */
  approve: (actor: AnyActor, { state, authorId }: MessageFacts): PolicyDecision =>
    allOf(
      requireReviewer(actor),
      allowIf(state === 'AWAITING_APPROVAL', 'messages.refused.noApproval'),
      allowIf('userId' in actor && actor.userId !== authorId, 'messages.refused.ownMessage'),
    ),
  /** Stopping what has not been sent to everyone yet. */
  cancel: (actor: AnyActor, { state }: Pick<MessageFacts, 'state'>): PolicyDecision =>
    allOf(
      requireReviewer(actor),
      allowIf(state === 'AWAITING_APPROVAL' || state === 'SCHEDULED', 'messages.refused.over'),
    ),
}
