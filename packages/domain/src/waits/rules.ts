import { hourMs } from '@fledge/kernel/dates.ts'
import type { OverdueKind } from '../overdue/types.ts'

/** How long a wait stays with its owner without an act of theirs. */
export const holdMs = 24 * hourMs

/** How long someone who skipped an item is not given it again. */
export const skipMs = 4 * hourMs

/** Most waits that one hand-over changes. */
export const maxHandedOver = 500

/** Kinds of which the server hands out the oldest item that no one takes care of. */
export const handedOutKinds = [
  'APPLICATION',
  'COMPANY',
  'WAITING_LIST',
  'OFFER',
  'ACTION',
] as const satisfies readonly OverdueKind[]
export type HandedOutKind = (typeof handedOutKinds)[number]
