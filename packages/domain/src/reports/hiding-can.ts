import { allowIf, allOf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireAdmin, requireOperator, requireTransition } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { contentHidingMachine } from './hiding-machine.ts'
import type { HidingDecision, HidingRequest, HidingStatus } from './hiding-types.ts'

export interface HidingFacts {
  readonly status: HidingStatus
  /** User id of the one who hid it. */
  readonly hiddenBy: string
  readonly wasAppealed: boolean
}

export const contentHidingCan = {
  /** An intern, or an administrator of the company, asks again after each change, and appeals once. */
  request: (
    actor: AnyActor,
    { status, wasAppealed }: HidingFacts,
    request: HidingRequest,
  ): PolicyDecision =>
    allOf(
      allowIf(actor.kind === 'intern' || actor.kind === 'company', 'refused.notYours'),
      actor.kind === 'company' ? requireAdmin(actor) : allowIf(true, 'refused.notYours'),
      requireTransition(contentHidingMachine, request, status, actor),
      allowIf(request !== 'appeal' || !wasAppealed, 'hidings.refused.appealed'),
    ),
  /** The programme team also hides a plan that no one has reported. */
  takeDown: (actor: AnyActor, isHidden: boolean): PolicyDecision =>
    allOf(requireOperator(actor, 'operator:review'), allowIf(!isHidden, 'hidings.refused.hidden')),
  /** An appeal is decided by someone other than the one who hid it. */
  decide: (
    actor: AnyActor,
    { status, hiddenBy }: HidingFacts,
    decision: HidingDecision,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      requireTransition(contentHidingMachine, decision, status, actor),
      allowIf(
        status !== 'APPEALED' || (actor.kind === 'operator' && actor.userId !== hiddenBy),
        'hidings.refused.ownHiding',
      ),
    ),
}
