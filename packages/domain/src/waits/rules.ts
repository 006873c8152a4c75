import type { OverdueKind } from '../overdue/types.ts'
import { hasOperatorAccess } from '../sessions/operator-access.ts'
import type { OperatorAccess, OperatorRole } from '../sessions/types.ts'

/** Hours for which a wait stays with its owner without an act of theirs. */
export const holdHours = { min: 4, max: 168, usual: 24 } as const

/** Hours for which someone who skipped an item is not given it again. */
export const skipHours = { min: 1, max: 72, usual: 4 } as const

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

/** The only kinds of waits that a role sees; undefined for a role that sees all of the team's. */
export const limitWaitKinds = (role: OperatorRole): readonly OverdueKind[] | undefined => {
  if (hasOperatorAccess(role, 'operator:review')) return undefined
  return hasOperatorAccess(role, 'operator:finance') ? ['REFUND'] : []
}

/** Waits that not every reviewer ends: who decides on them. */
const accessByKind: Readonly<Partial<Record<OverdueKind, OperatorAccess>>> = {
  REFUND: 'operator:finance',
  BAN_APPEAL: 'operator:manager',
  ERASURE: 'operator:manager',
}

/** Whether a role can end a wait, and not only see it. */
export const canDecideWait = (role: OperatorRole, kind: OverdueKind): boolean =>
  hasOperatorAccess(role, accessByKind[kind] ?? 'operator:review')
