import { allOf, allow, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { requireApprovedCompany, requireAdmin, requireTransition } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { type CompanyPlanTransition, companyPlanTransitions, planMachine } from './machine.ts'
import type { RequiredPlanField } from './rules.ts'
import type { PlanStatus } from './types.ts'

export interface PlanCanFacts {
  readonly status: PlanStatus
  readonly openCandidatures: number
}

/** What a transition depends on, apart from the plan. */
interface PlanRequestFacts {
  /** Required fields that are still empty, from `missingPlanFields`. */
  readonly missing: readonly RequiredPlanField[]
  /** Whether the request asks to close the open candidatures as well. */
  readonly closeThem?: boolean
}

type TransitionRule = (
  actor: AnyActor,
  plan: PlanCanFacts,
  request: PlanRequestFacts,
) => PolicyDecision

/** What some transitions require besides their status and an administrator of the company. */
const furtherRules: Readonly<Partial<Record<CompanyPlanTransition, TransitionRule>>> = {
  publish: (actor, _plan, { missing }) =>
    allOf(requireApprovedCompany(actor), allowIf(missing.length === 0, 'errors.INCOMPLETE')),
  resume: requireApprovedCompany,
  archive: (_actor, plan, { closeThem = false }) =>
    allowIf(closeThem || plan.openCandidatures === 0, 'errors.PLAN_HAS_OPEN_CANDIDATURES'),
  restore: requireApprovedCompany,
}

export const planCan = {
  /** A pending company may keep drafts. */
  draft: (actor: AnyActor): PolicyDecision => requireAdmin(actor),
  edit: (actor: AnyActor, plan: PlanCanFacts): PolicyDecision =>
    allOf(requireAdmin(actor), allowIf(plan.status !== 'ARCHIVED', 'plans.refused.archived')),
  transition: (
    actor: AnyActor,
    plan: PlanCanFacts,
    name: CompanyPlanTransition,
    request: PlanRequestFacts,
  ): PolicyDecision =>
    allOf(
      requireAdmin(actor),
      requireTransition(planMachine, name, plan.status, actor),
      furtherRules[name]?.(actor, plan, request) ?? allow,
    ),
  open: (actor: AnyActor, plan: PlanCanFacts, missing: readonly RequiredPlanField[]) => ({
    edit: planCan.edit(actor, plan),
    ...decideEach((name) => planCan.transition(actor, plan, name, { missing })),
  }),
}

// One entry for each transition of the list.
const decideEach = (decide: (name: CompanyPlanTransition) => PolicyDecision) =>
  Object.fromEntries(companyPlanTransitions.map((name) => [name, decide(name)])) as Readonly<
    Record<CompanyPlanTransition, PolicyDecision>
  >
