import { data, defineEvents } from '@fledge/kernel/events.ts'
import type { PendingActKind, PendingActName } from './types.ts'

export interface PendingActData {
  readonly act: PendingActName
  readonly kind: PendingActKind
  /** Of a refund, in minor units. */
  readonly amount?: number
  readonly currency?: string
}

/**
 * Decisions that did not take effect; the subject is what was to be decided. One that does is in the
 * log as itself.
 */
export const pendingActEvents = defineEvents('pendingAct', {
  undo: data<PendingActData>(),
  /** Someone of the team has seen that it could not take effect. */
  markSeen: data<PendingActData>(),
  /** It was no longer possible when it was due; `refusal` is the key of the reason. */
  fail: data<PendingActData & { readonly refusal: string }>(),
})
