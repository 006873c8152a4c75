import type { ApplicationCanFacts } from '@fledge/domain/applications/can.ts'
import { findColleague, opinionCan, type OpinionFacts } from '@fledge/domain/reviews/opinion-can.ts'
import { isOpinionOpen } from '@fledge/domain/reviews/opinion-types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { OpinionRow } from './queries/opinions.queries.ts'

type Opinions = readonly OpinionRow[]
type Decisions = Readonly<Record<'requestChanges' | 'approve' | 'reject', PolicyDecision>>

/** An application without one is neither answered nor cancelled. */
const noOpinion: OpinionFacts = {
  status: 'CANCELLED',
  askedBy: '',
  ownerId: null,
  reviewerId: null,
}

/** Returns an opinion for the programme team, without ids of people. */
export const toOpinion = ({ asked_by: askedBy, owner_id: ownerId, ...opinion }: OpinionRow) => ({
  ...opinion,
  owner_name: findColleague({ askedBy, ownerId }) === null ? null : opinion.owner_name,
})

/** Adds what can be done about opinions; no decision is made while a colleague is asked. */
export function addOpinionActions<Actions extends Decisions>(
  actions: Actions,
  actor: Operator,
  facts: ApplicationCanFacts,
  opinions: Opinions,
) {
  const open = opinions.find(isOpinionOpen)
  const row: OpinionFacts = open
    ? {
        status: open.status,
        askedBy: open.asked_by,
        ownerId: open.owner_id,
        reviewerId: facts.reviewerId,
      }
    : noOpinion
  const decide = (decision: PolicyDecision) =>
    allOf(decision, allowIf(!open, 'opinions.refused.open'))
  return {
    ...actions,
    requestChanges: decide(actions.requestChanges),
    approve: decide(actions.approve),
    reject: decide(actions.reject),
    askOpinion: opinionCan.ask(actor, facts, open !== undefined),
    answerOpinion: opinionCan.answer(actor, row),
    cancelOpinion: opinionCan.cancel(actor, row),
  }
}
