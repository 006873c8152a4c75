import { data, defineEvents, defineTransitionEvents, type NoData } from '@fledge/kernel/events.ts'
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
  /** The member whose place another supervisor takes. */
  readonly replaced?: string
}

/** Events of a request about an internship: its transitions. */
export const internshipActionEvents = defineTransitionEvents(internshipActionMachine, {
  raise: data<ActionEventData>(),
  accept: data<ActionDecisionData>(),
  decline: data<ActionDecisionData>(),
})

/** What happens in a case, a concern that one side raised; the subject is the request. */
export const caseEvents = defineEvents('case', {
  read: data<NoData>(),
  addNote: data<NoData>(),
  sendMessage: data<NoData>(),
  reply: data<NoData>(),
  /** The programme team decides at another time than it said. */
  changeDueDate: data<{ readonly due_at: string; readonly previous_due_at: string }>(),
})

/** What the programme team changes in an internship that is at risk. */
export const rescueEvents = defineEvents('internshipRescue', {
  extend: data<{ readonly ends_on: string }>(),
  addSupervisor: data<{ readonly supervisor: string }>(),
  replaceSupervisor: data<{ readonly supervisor: string; readonly replaced: string }>(),
  /** In place of another second supervisor. */
  replaceSecondSupervisor: data<{ readonly supervisor: string; readonly replaced: string }>(),
})
