import { defineMachine } from '@fledge/kernel/machine.ts'
import { planStatuses } from './types.ts'

/**
 * State machine of an internship plan (opportunity), spec/states.md. The system pauses the plans of
 * an expelled company and of one that does not respond.
 */
export const planMachine = defineMachine('plan', planStatuses, {
  draft: { from: [null], to: 'DRAFT', by: ['company'] },
  publish: { from: ['DRAFT'], to: 'ACTIVE', by: ['company'] },
  pause: { from: ['ACTIVE'], to: 'PAUSED', by: ['company', 'system', 'clock'] },
  resume: { from: ['PAUSED'], to: 'ACTIVE', by: ['company'] },
  archive: { from: ['ACTIVE', 'PAUSED'], to: 'ARCHIVED', by: ['company'] },
  restore: { from: ['ARCHIVED'], to: 'ACTIVE', by: ['company'] },
  discard: { from: ['DRAFT'], to: null, by: ['company'] },
})

type Transitions = (typeof planMachine)['transitions']
/** A transition that a company makes with a plan it has. */
export type CompanyPlanTransition = {
  [Name in keyof Transitions]: 'company' extends Transitions[Name]['by'][number]
    ? null extends Transitions[Name]['from'][number]
      ? never
      : Name
    : never
}[keyof Transitions]

// The transitions that start from a status and that a company may make are the keys of the type.
export const companyPlanTransitions = [
  ...new Set(
    planMachine.states.flatMap((status) => planMachine.availableTransitions(status, 'company')),
  ),
] as readonly CompanyPlanTransition[]

/** The target of a request to change the status of a plan: the new status, or DISCARDED. */
export type PlanTarget = NonNullable<Transitions[CompanyPlanTransition]['to']> | 'DISCARDED'

/** Returns the target that a request for this transition names. */
export const getPlanTarget = (name: CompanyPlanTransition): PlanTarget =>
  planMachine.transitions[name].to ?? 'DISCARDED'

export const planTargets: readonly PlanTarget[] = [
  ...new Set(companyPlanTransitions.map(getPlanTarget)),
]
