import type { Instant } from '@fledge/kernel/dates.ts'
import { data, defineEvents, defineTransitionEvents, type NoData } from '@fledge/kernel/events.ts'
import { applicationMachine } from './machine.ts'

/** Data of a decision on the application itself. */
interface ApplicationDecisionData {
  /** User id of the intern. */
  readonly user: string
}

/** The stage that the application had reached when its batch ended. */
interface BatchEndData {
  readonly interviews: number
  readonly offers: number
}

interface DeadlineData {
  readonly from: Instant
  readonly to: Instant
}

interface BatchName {
  readonly batch_id: string
  readonly name: string
}

export const applicationEvents = {
  ...defineTransitionEvents(applicationMachine, {
    review: data<ApplicationDecisionData>(),
    requestChanges: data<ApplicationDecisionData>(),
    approve: data<ApplicationDecisionData>(),
    reject: data<ApplicationDecisionData>(),
    /** With the offer, if accepting it enrolled the intern. */
    enrol: data<ApplicationDecisionData & { readonly offer_id?: string }>(),
    /** With a user only if the programme team decided it; otherwise it follows another event. */
    withdraw: data<Partial<ApplicationDecisionData>>(),
    leave: data<Partial<ApplicationDecisionData>>(),
    endBatch: data<BatchEndData>(),
    notPlaced: data<BatchEndData>(),
  }),
  ...defineEvents('application', {
    /** The programme team reminds an intern who is approved but not placed. */
    nudge: data<NoData>(),
    /** The programme team moves it to another batch: names and ids of both. */
    changeBatch: data<{ readonly from: BatchName; readonly to: BatchName }>(),
    /** The programme team gives the intern more time for what the application waits for. */
    extend: data<DeadlineData>(),
    /** The programme team corrects fields that the intern cannot change; without their values. */
    correct: data<{ readonly fields: readonly string[] }>(),
    /** The programme team proposes a plan to the intern, and the intern to its company. */
    proposeMatch: data<{ readonly plan_id: string; readonly company: string }>(),
    /**
     * Drawn at random by the server, to be approved one by one before a bulk approval of those that
     * were submitted until then.
     */
    sample: data<{ readonly until: Instant }>(),
  }),
}
