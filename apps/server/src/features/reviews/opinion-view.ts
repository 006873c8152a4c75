import type { ApplicationCanFacts } from '@fledge/domain/applications/can.ts'
import { opinionCan, type OpinionFacts } from '@fledge/domain/reviews/opinion-can.ts'
import { isOpinionOpen } from '@fledge/domain/reviews/opinion-types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { OpinionRow } from './queries/opinions.queries.ts'

type Opinions = readonly OpinionRow[]
type Decisions = Readonly<Record<'requestChanges' | 'approve' | 'reject', PolicyDecision>>

/** An application without one is neither answered nor cancelled. */
const noOpinion: OpinionFacts = { status: 'CANCELLED', askedBy: '', ownerId: null }

/** Returns an opinion for the programme team, without ids of people. */
export const toOpinion = ({ asked_by: _by, owner_id: _owner, ...opinion }: OpinionRow) => opinion

/** Adds what can be done about opinions; no decision is made while a colleague is asked. */
export function addOpinionActions<Actions extends Decisions>(
  actions: Actions,
  actor: Operator,
  facts: ApplicationCanFacts,
  opinions: Opinions,
) {
  const open = opinions.find(isOpinionOpen)
  const row: OpinionFacts = open
    ? { status: open.status, askedBy: open.asked_by, ownerId: open.owner_id }
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
