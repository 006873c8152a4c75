import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'

export interface CannedCommentFacts {
  readonly isArchived: boolean
}

const requireReviewer = (actor: AnyActor) => requireOperator(actor, 'operator:review')

/** What reviewers do with the comments that they share. */
export const cannedCommentCan = {
  add: (actor: AnyActor): PolicyDecision => requireReviewer(actor),
  change: (actor: AnyActor, { isArchived }: CannedCommentFacts): PolicyDecision =>
    allOf(requireReviewer(actor), allowIf(!isArchived, 'cannedComments.refused.archived')),
  archive: (actor: AnyActor, { isArchived }: CannedCommentFacts): PolicyDecision =>
    allOf(requireReviewer(actor), allowIf(!isArchived, 'cannedComments.refused.archived')),
  restore: (actor: AnyActor, { isArchived }: CannedCommentFacts): PolicyDecision =>
    allOf(requireReviewer(actor), allowIf(isArchived, 'cannedComments.refused.active')),
  open: (actor: AnyActor, comment: CannedCommentFacts) => ({
    change: cannedCommentCan.change(actor, comment),
    archive: cannedCommentCan.archive(actor, comment),
    restore: cannedCommentCan.restore(actor, comment),
  }),
}
