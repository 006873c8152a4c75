import type { Day, Instant } from '@fledge/kernel/dates.ts'
import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { toEndOfDay } from '../batches/rules.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import type { WaitKind } from '../waits/types.ts'

/**
 * Waits of an intern, or of a company for one, whose deadline the programme team can extend. A
 * payment has that of its offer; of an interview, it is the reply to proposed times.
 */
export const extendableWaits = [
  'UNSUBMITTED',
  'CHANGES',
  'OFFER_ANSWER',
  'INTERVIEW',
] as const satisfies readonly WaitKind[]
export type ExtendableWait = (typeof extendableWaits)[number]

export const isExtendable = (kind: WaitKind): kind is ExtendableWait =>
  extendableWaits.some((known) => known === kind)

/**
 * Returns the end of a day in UTC, or the latest possible moment if that is earlier on the same day.
 */
export function toNewDue(day: Day, latest: Instant | null): Instant {
  const end = toEndOfDay(day)
  return latest?.startsWith(day) && Date.parse(latest) < Date.parse(end) ? latest : end
}

/** Waits that end with their deadline: the offer expires, or the proposed times do. */
const endingWaits: readonly ExtendableWait[] = ['OFFER_ANSWER', 'INTERVIEW']

export interface DeadlineFacts {
  readonly kind: ExtendableWait
  /** The current deadline; null if nothing is due. */
  readonly due: Instant | null
  /** The deadline that the operator saw; undefined if unknown. */
  readonly expectedDueAt?: Instant | undefined
  readonly newDue: Instant
  /** Last moment that makes sense: before the internship, or while a place can be agreed. */
  readonly latest: Instant | null
  readonly now: Date
}

export const deadlineCan = {
  /**
   * Allows giving more time for what is still due as the operator saw it. What ends with its deadline
   * has ended when that passes, even if the job that ends it comes later.
   */
  extend: (
    actor: AnyActor,
    { kind, due, expectedDueAt, newDue, latest, now }: DeadlineFacts,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(due !== null, 'people.refused.notWaiting'),
      allowIf(
        expectedDueAt === undefined ||
          due === null ||
          Date.parse(expectedDueAt) === Date.parse(due),
        'people.refused.deadlineChanged',
      ),
      allowIf(
        !endingWaits.includes(kind) || due === null || Date.parse(due) > now.getTime(),
        'people.refused.deadlinePassed',
      ),
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
