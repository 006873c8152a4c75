import { data, defineTransitionEvents, type DataType } from '@fledge/kernel/events.ts'
import { type CompanyPlanTransition, companyPlanTransitions, planMachine } from './machine.ts'

interface PlanTransitionData {
  readonly name: string
  /** Whether archiving closes the open candidatures. */
  readonly close_candidatures: boolean
}

// One entry for each transition of the list.
const companyData = Object.fromEntries(
  companyPlanTransitions.map((name) => [name, data<PlanTransitionData>()]),
) as Readonly<Record<CompanyPlanTransition, DataType<PlanTransitionData>>>

export const planEvents = defineTransitionEvents(planMachine, {
  ...companyData,
  // The clock and the system also pause plans.
  pause: data<Pick<PlanTransitionData, 'name'> & Partial<PlanTransitionData>>(),
})
