import type { LookupPlace } from '@fledge/contract/lookups/lookup-places.ts'
import { lookupCan } from '@fledge/domain/lookups/can.ts'
import { getLookupState, type LookupList } from '@fledge/domain/lookups/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'

/** An entry that is merged, and the one that stays. */
export interface LookupMerge {
  readonly list: LookupList
  readonly from_id: number
  readonly into_id: number
}

interface EntryFacts {
  readonly id: number
  readonly is_archived: boolean
  readonly merged_into_id: number | null
}

/** @throws NOT_FOUND or CONFLICT unless the first entry can be merged into the second one */
export function requireMergeable(
  actor: Operator,
  { list, from_id: fromId, into_id: intoId }: LookupMerge,
  rows: readonly EntryFacts[],
): void {
  const find = (id: number) => rows.find((row) => row.id === id) ?? notFound()
  if (fromId === intoId) throw new AppError('CONFLICT', { messageKey: 'lookups.refused.same' })
  find(fromId)
  const into = find(intoId)
  const state = getLookupState(into.is_archived, into.merged_into_id)
  authorize(lookupCan.merge(actor, { list }))
  authorize(lookupCan.absorb(actor, { list, state }))
}

/** Adds up what moves. */
export const toMergeView = (
  moves: readonly { readonly place: LookupPlace; readonly count: number }[],
) => ({ count: moves.reduce((total, { count }) => total + count, 0), moves: [...moves] })
