import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { requireApprovedCompany, requireAdmin, requireTransition } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { planMachine } from './machine.ts'
import type { PlanStatus } from './types.ts'

export interface PlanCanFacts {
  readonly status: PlanStatus
  readonly openCandidatures: number
  readonly openings: number
  /** Number of hired and reserved openings. */
  readonly taken: number
}

const requirePlanTransition = (
  who: AnyActor,
  plan: PlanCanFacts,
  name: 'pause' | 'resume' | 'archive' | 'restore' | 'discard' | 'publish',
) => allOf(requireAdmin(who), requireTransition(planMachine, name, plan.status, who))

export const planCan = {
  /** A pending company may keep drafts. */
  draft: (who: AnyActor): PolicyDecision => requireAdmin(who),
  edit: (who: AnyActor, plan: PlanCanFacts): PolicyDecision =>
    allOf(requireAdmin(who), allowIf(plan.status !== 'ARCHIVED', 'plans.refused.archived')),
  /** @param missing required fields still empty, from `missingPlanFields` */
  publish: (who: AnyActor, plan: PlanCanFacts, missing: readonly string[]): PolicyDecision =>
    allOf(
      requirePlanTransition(who, plan, 'publish'),
      requireApprovedCompany(who),
      allowIf(missing.length === 0, 'errors.INCOMPLETE'),
    ),
  pause: (who: AnyActor, plan: PlanCanFacts): PolicyDecision =>
    requirePlanTransition(who, plan, 'pause'),
  resume: (who: AnyActor, plan: PlanCanFacts): PolicyDecision =>
    allOf(requirePlanTransition(who, plan, 'resume'), requireApprovedCompany(who)),
  /** @param closeThem whether the request asks to close the open candidatures as well */
  archive: (who: AnyActor, plan: PlanCanFacts, closeThem = false): PolicyDecision =>
    allOf(
      requirePlanTransition(who, plan, 'archive'),
      allowIf(closeThem || plan.openCandidatures === 0, 'errors.PLAN_HAS_OPEN_CANDIDATURES'),
    ),
  restore: (who: AnyActor, plan: PlanCanFacts): PolicyDecision =>
    allOf(requirePlanTransition(who, plan, 'restore'), requireApprovedCompany(who)),
  discard: (who: AnyActor, plan: PlanCanFacts): PolicyDecision =>
    requirePlanTransition(who, plan, 'discard'),
  /** Whether the plan can take another intern. */
  reserve: (plan: PlanCanFacts): PolicyDecision =>
    allowIf(plan.taken < plan.openings, 'errors.NO_OPENING_LEFT'),
  /** Whether interns see the plan and interviews can be proposed for it. */
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
