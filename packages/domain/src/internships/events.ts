import { data, defineTransitionEvents } from '@fledge/kernel/events.ts'
import { internshipActionMachine, internshipMachine } from './machine.ts'
import type { InternshipActionKind } from './types.ts'

export interface InternshipEventData {
  readonly offer_id: string
  readonly role: string
}

/** Events of an internship: its transitions. */
export const internshipEvents = defineTransitionEvents(internshipMachine, {
  create: data<{ offer_id: string }>(),
  start: data<InternshipEventData>(),
  complete: data<InternshipEventData>(),
  endEarly: data<InternshipEventData>(),
  cancel: data<InternshipEventData>(),
})

interface ActionEventData {
  readonly kind: InternshipActionKind
  readonly internship_id: string
}

export interface ActionDecisionData extends ActionEventData {
  readonly raised_by: 'company' | 'intern'
  /** Why it was accepted or declined. */
  readonly reason: string
}

/** Events of a request about an internship: its transitions. */
export const internshipActionEvents = defineTransitionEvents(internshipActionMachine, {
  raise: data<ActionEventData>(),
  accept: data<ActionDecisionData>(),
  decline: data<ActionDecisionData>(),
})
