import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { requireApprovedCompany, requireAdmin, requireTransition } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { planMachine } from './machine.ts'
import type { RequiredPlanField } from './rules.ts'
import type { PlanStatus } from './types.ts'

export interface PlanCanFacts {
  readonly status: PlanStatus
  readonly openCandidatures: number
  readonly openings: number
  /** Number of hired and reserved openings. */
  readonly takenOpenings: number
}

const requirePlanTransition = (
  actor: AnyActor,
  plan: PlanCanFacts,
  name: 'pause' | 'resume' | 'archive' | 'restore' | 'discard' | 'publish',
) => allOf(requireAdmin(actor), requireTransition(planMachine, name, plan.status, actor))

export const planCan = {
  /** A pending company may keep drafts. */
  draft: (actor: AnyActor): PolicyDecision => requireAdmin(actor),
  edit: (actor: AnyActor, plan: PlanCanFacts): PolicyDecision =>
    allOf(requireAdmin(actor), allowIf(plan.status !== 'ARCHIVED', 'plans.refused.archived')),
  /** @param missing required fields still empty, from `missingPlanFields` */
  publish: (
    actor: AnyActor,
    plan: PlanCanFacts,
    missing: readonly RequiredPlanField[],
  ): PolicyDecision =>
    allOf(
      requirePlanTransition(actor, plan, 'publish'),
      requireApprovedCompany(actor),
      allowIf(missing.length === 0, 'errors.INCOMPLETE'),
    ),
  pause: (actor: AnyActor, plan: PlanCanFacts): PolicyDecision =>
    requirePlanTransition(actor, plan, 'pause'),
  resume: (actor: AnyActor, plan: PlanCanFacts): PolicyDecision =>
    allOf(requirePlanTransition(actor, plan, 'resume'), requireApprovedCompany(actor)),
  /** @param closeThem whether the request asks to close the open candidatures as well */
  archive: (actor: AnyActor, plan: PlanCanFacts, closeThem = false): PolicyDecision =>
    allOf(
      requirePlanTransition(actor, plan, 'archive'),
      allowIf(closeThem || plan.openCandidatures === 0, 'errors.PLAN_HAS_OPEN_CANDIDATURES'),
    ),
  restore: (actor: AnyActor, plan: PlanCanFacts): PolicyDecision =>
    allOf(requirePlanTransition(actor, plan, 'restore'), requireApprovedCompany(actor)),
  discard: (actor: AnyActor, plan: PlanCanFacts): PolicyDecision =>
    requirePlanTransition(actor, plan, 'discard'),
  /** Whether the plan can take another intern. */
  reserve: (plan: PlanCanFacts): PolicyDecision =>
    allowIf(plan.takenOpenings < plan.openings, 'errors.NO_OPENING_LEFT'),
  /** Whether interns see the plan and interviews can be proposed for it. */
  isOpenToInterns: (plan: Pick<PlanCanFacts, 'status'>): boolean => plan.status === 'ACTIVE',
  open: (actor: AnyActor, plan: PlanCanFacts, missing: readonly RequiredPlanField[]) => ({
    edit: planCan.edit(actor, plan),
    publish: planCan.publish(actor, plan, missing),
    pause: planCan.pause(actor, plan),
    resume: planCan.resume(actor, plan),
    archive: planCan.archive(actor, plan),
    restore: planCan.restore(actor, plan),
    discard: planCan.discard(actor, plan),
  }),
}
