import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { applicationCan, type ApplicationCanFacts } from '../applications/can.ts'
import { requireOperator, requireTransition } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { opinionMachine } from './opinion-machine.ts'
import type { OpinionStatus } from './opinion-types.ts'

export interface OpinionFacts {
  readonly status: OpinionStatus
  /** User id of the reviewer who asks. */
  readonly askedBy: string
  /** User id of the colleague who is to answer; null once the question is back with the team. */
  readonly ownerId: string | null
  /** User id of who reviews the application now; null if the team does. */
  readonly reviewerId: string | null
}

/** What its author owns is not theirs to answer: it is back with the team. */
export const findColleague = ({
  askedBy,
  ownerId,
}: Pick<OpinionFacts, 'askedBy' | 'ownerId'>): string | null =>
  ownerId === askedBy ? null : ownerId

const isUser = (actor: AnyActor, userId: string | null) =>
  actor.kind === 'operator' && actor.userId === userId
const isManager = (actor: AnyActor) => actor.kind === 'operator' && actor.role === 'MANAGER'

export const opinionCan = {
  /** Asking for a second opinion on an application in review, one at a time. */
  ask: (actor: AnyActor, row: ApplicationCanFacts, hasOpenOpinion: boolean): PolicyDecision =>
    allOf(
      applicationCan.review(actor, row, 'approve'),
      allowIf(!hasOpenOpinion, 'opinions.refused.open'),
    ),
  /** The colleague answers; once the question is back with the team, anyone but its author. */
  answer: (actor: AnyActor, row: OpinionFacts): PolicyDecision => {
    const colleague = findColleague(row)
    return allOf(
      requireOperator(actor, 'operator:review'),
      requireTransition(opinionMachine, 'answer', row.status, actor),
      allowIf(!isUser(actor, row.askedBy), 'opinions.refused.own'),
      allowIf(
        colleague === null || isUser(actor, colleague) || isManager(actor),
        'opinions.refused.colleague',
      ),
    )
  },
  /** Who asked takes the question back, and so does who has to decide now. */
  cancel: (actor: AnyActor, { status, askedBy, reviewerId }: OpinionFacts): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      requireTransition(opinionMachine, 'cancel', status, actor),
      allowIf(
        isUser(actor, askedBy) || isUser(actor, reviewerId) || isManager(actor),
        'opinions.refused.notOwn',
      ),
    ),
}
