import type { Instant } from '@fledge/kernel/dates.ts'
import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import type { WaitKind } from '../waits/types.ts'

/** Waits of an intern whose deadline the programme team can extend. A payment has that of its offer. */
export const extendableWaits = [
  'UNSUBMITTED',
  'CHANGES',
  'OFFER_ANSWER',
] as const satisfies readonly WaitKind[]
export type ExtendableWait = (typeof extendableWaits)[number]

export const isExtendable = (kind: WaitKind): kind is ExtendableWait =>
  extendableWaits.some((known) => known === kind)

export interface DeadlineFacts {
  /** The present deadline; null if the intern does not have the turn. */
  readonly due: Instant | null
  readonly newDue: Instant
  /** Last moment that makes sense: before the internship, or while a place can be agreed. */
  readonly latest: Instant | null
  readonly now: Date
}

export const deadlineCan = {
  /** Allows giving an intern more time. */
  extend: (actor: AnyActor, { due, newDue, latest, now }: DeadlineFacts): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(due !== null, 'people.refused.notWaiting'),
      allowIf(
        Date.parse(newDue) > Math.max(now.getTime(), due === null ? 0 : Date.parse(due)),
        'people.refused.notLater',
      ),
      allowIf(
        latest === null || Date.parse(newDue) <= Date.parse(latest),
        'people.refused.tooLate',
      ),
    ),
}
