import { data, defineEvents, defineTransitionEvents } from '@fledge/kernel/events.ts'
import type { Day } from '@fledge/kernel/dates.ts'
import { batchMachine } from './machine.ts'

interface BatchEventData {
  /** Name of the batch. */
  readonly batch: string
}
interface BatchSource {
  readonly batch_id: string
  readonly name: string
}
interface PartnerEventData {
  /** Name of the partner. */
  readonly partner: string
}

export const batchEvents = defineTransitionEvents(batchMachine, {
  draft: data<BatchEventData>(),
  /** With the batch whose settings it has. */
  copy: data<BatchEventData & { readonly source: BatchSource }>(),
  publish: data<BatchEventData>(),
  hide: data<BatchEventData>(),
})

/** Changes of a batch that keep its status. */
export const batchChangeEvents = defineEvents('batch', {
  /** With the columns that changed. */
  edit: data<BatchEventData & { readonly changed: readonly string[] }>(),
  moveProgramme: data<BatchEventData & { readonly from: Day; readonly to: Day }>(),
  close: data<BatchEventData>(),
})

export const partnerEvents = defineEvents('partner', {
  make: data<PartnerEventData>(),
  edit: data<PartnerEventData>(),
})

/** Seats of interns who have not completed the sign-up; the subject is the batch. */
export const seatEvents = defineEvents('seat', { release: data<BatchEventData>() })
