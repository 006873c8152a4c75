import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import type { PersonType } from './types.ts'

export const personNoteCan = {
  /** Reviewers and managers note what they know of interns and members, never of colleagues. */
  add: (actor: AnyActor, { type }: { readonly type: PersonType }): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(type !== 'O', 'people.refused.noteOnColleague'),
    ),
  /** Allows only the author to remove a note. */
  remove: (actor: AnyActor, { author_id: author }: { readonly author_id: string }) =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(
        actor.kind === 'operator' && actor.userId === author,
        'people.refused.noteOfColleague',
      ),
    ),
} satisfies Record<string, (actor: AnyActor, facts: never) => PolicyDecision>
