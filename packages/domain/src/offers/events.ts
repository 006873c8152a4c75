import { data, defineEvents, defineTransitionEvents } from '@fledge/kernel/events.ts'
import type { Instant } from '@fledge/kernel/dates.ts'
import { offerMachine } from './machine.ts'
import type { OfferField } from './rules.ts'

/** Data of every event of a saved offer. */
export interface OfferEventData {
  readonly role: string
  readonly version: number
  /** Whether the intern has received the offer. */
  readonly was_offered: boolean
}

interface OfferEditData extends OfferEventData {
  readonly fields: readonly OfferField[]
}

/** Transitions of an offer, and changes that keep its status. */
export const offerEvents = {
  ...defineTransitionEvents(offerMachine, {
    draft: data<{ readonly role: string }>(),
    edit: data<OfferEditData>(),
    revise: data<OfferEditData>(),
    recall: data<OfferEventData>(),
    send: data<OfferEventData & { readonly trusted: boolean }>(),
    approve: data<OfferEventData>(),
    requestRevision: data<OfferEventData>(),
    reject: data<OfferEventData>(),
    accept: data<OfferEventData>(),
    decline: data<OfferEventData & { readonly reasons: readonly string[] }>(),
    expire: data<OfferEventData>(),
    discard: data<OfferEventData>(),
    withdraw: data<OfferEventData>(),
  }),
  ...defineEvents('offer', {
    amend: data<{ readonly fields: readonly OfferField[] }>(),
    /** The programme team gives the intern more time to reply. */
    extend: data<{ readonly from: Instant; readonly to: Instant }>(),
  }),
}
