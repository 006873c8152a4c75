import { data, defineEvents } from '@fledge/kernel/events.ts'
import type { OverdueKind } from '../overdue/types.ts'

interface WaitData {
  readonly kind: OverdueKind
}

interface FormerOwnerData extends WaitData {
  /** User id of the owner before. */
  readonly from: string | null
}

/**
 * Who of the programme team takes care of a wait; the subject is what waits (application, company,
 * offer, …).
 */
export const waitEvents = defineEvents('wait', {
  take: data<WaitData>(),
  assign: data<FormerOwnerData & { readonly to: string }>(),
  /** From a colleague, who is told by name. */
  takeOver: data<FormerOwnerData>(),
  release: data<FormerOwnerData>(),
  /** Too many hours without an act of the owner (`task_hold_hours` of the settings). */
  expire: data<FormerOwnerData>(),
  skip: data<WaitData>(),
})
