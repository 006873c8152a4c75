import { all, type Verdict, when } from '@fledge/kernel/verdict.ts'
import { approved, asAdmin, moveOpen } from '../refusals.ts'
import type { AnyActor } from '../sessions/types.ts'
import { planMachine } from './machine.ts'
import type { PlanStatus } from './types.ts'

export interface PlanCanFacts {
  readonly status: PlanStatus
  readonly openCandidatures: number
  readonly openings: number
  /** Hired and reserved ones. */
  readonly taken: number
}

const move = (
  who: AnyActor,
  plan: PlanCanFacts,
  name: 'pause' | 'resume' | 'archive' | 'restore' | 'discard' | 'publish',
) => all(asAdmin(who), moveOpen(planMachine, name, plan.status, who))

export const planCan = {
  /** A pending company may keep drafts. */
  draft: (who: AnyActor): Verdict => asAdmin(who),
  edit: (who: AnyActor, plan: PlanCanFacts): Verdict =>
    all(asAdmin(who), when(plan.status !== 'ARCHIVED', 'plans.refused.archived')),
  /** @param missing required fields still empty, from `missingOfPlan` */
  publish: (who: AnyActor, plan: PlanCanFacts, missing: readonly string[]): Verdict =>
    all(move(who, plan, 'publish'), approved(who), when(missing.length === 0, 'errors.INCOMPLETE')),
  pause: (who: AnyActor, plan: PlanCanFacts): Verdict => move(who, plan, 'pause'),
  resume: (who: AnyActor, plan: PlanCanFacts): Verdict =>
    all(move(who, plan, 'resume'), approved(who)),
  /** @param closeThem the caller asks to close the open candidatures with it */
  archive: (who: AnyActor, plan: PlanCanFacts, closeThem = false): Verdict =>
    all(
      move(who, plan, 'archive'),
      when(closeThem || plan.openCandidatures === 0, 'errors.PLAN_HAS_OPEN_CANDIDATURES'),
    ),
  restore: (who: AnyActor, plan: PlanCanFacts): Verdict =>
    all(move(who, plan, 'restore'), approved(who)),
  discard: (who: AnyActor, plan: PlanCanFacts): Verdict => move(who, plan, 'discard'),
  /** Whether the plan can take one more intern. */
  reserve: (plan: PlanCanFacts): Verdict =>
    when(plan.taken < plan.openings, 'errors.NO_OPENING_LEFT'),
  /** Whether interns see it and interviews can be proposed for it. */
  isOpenToInterns: (plan: Pick<PlanCanFacts, 'status'>): boolean => plan.status === 'ACTIVE',
  open: (who: AnyActor, plan: PlanCanFacts, missing: readonly string[]) => ({
    edit: planCan.edit(who, plan),
    publish: planCan.publish(who, plan, missing),
    pause: planCan.pause(who, plan),
    resume: planCan.resume(who, plan),
    archive: planCan.archive(who, plan),
    restore: planCan.restore(who, plan),
    discard: planCan.discard(who, plan),
  }),
}
