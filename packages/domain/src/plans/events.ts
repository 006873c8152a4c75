import { data, defineTransitionEvents } from '@fledge/kernel/events.ts'
import { planMachine } from './machine.ts'

interface PlanTransitionData {
  readonly name: string
  /** Whether archiving closes the open candidatures. */
  readonly close_candidatures: boolean
}

export const planEvents = defineTransitionEvents(planMachine, {
  publish: data<PlanTransitionData>(),
  pause: data<Pick<PlanTransitionData, 'name'> & Partial<PlanTransitionData>>(),
  resume: data<PlanTransitionData>(),
  archive: data<PlanTransitionData>(),
  restore: data<PlanTransitionData>(),
  discard: data<PlanTransitionData>(),
})
