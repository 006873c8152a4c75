import type { LookupSelection } from '@fledge/contract/lookups/manage-schema.ts'
import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { lookupCan } from '@fledge/domain/lookups/can.ts'
import {
  getLookupState,
  type LookupAct,
  type LookupList,
  type LookupState,
} from '@fledge/domain/lookups/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { readPage, streamRows } from '../../platform/db/list-query.ts'
import { lookupEntryList } from './manage-store.ts'

interface LookupQuery {
  readonly list?: LookupList | undefined
  readonly state?: LookupState | undefined
  readonly search?: string | undefined
}

/** What the list, its CSV and acts on everything that matches read. */
export const toLookupRequest = (actor: Operator, { list, state, search }: LookupQuery) => ({
  scope: { operator: actor.operator },
  filters: { list, state, search },
})

/** A row of a bulk act; `refusal` is the key of why it is left out. */
export interface SelectedEntry {
  readonly key: string
  readonly list: LookupList
  readonly id: number
  readonly label: string
  readonly refusal: string | null
}

/** Returns the selected entries, at most as many as one act changes, with those that are left out. */
export async function findSelectedEntries(
  db: Db,
  actor: Operator,
  selection: LookupSelection,
  act: LookupAct,
): Promise<readonly SelectedEntry[]> {
  const except = new Set('rows' in selection ? [] : selection.except)
  const found: SelectedEntry[] = []
  for await (const batch of streamRows(db, lookupEntryList, toSelectedRequest(actor, selection))) {
    for (const { list, id, label, ...row } of batch) {
      const state = getLookupState(row.is_archived, row.merged_into_id)
      const decision = lookupCan[act](actor, { list, state })
      const key = `${list}:${id}`
      const refusal = decision.allowed ? null : decision.messageKey
      if (!except.has(key)) found.push({ key, list, id, label, refusal })
    }
    if (found.length >= maxBulkRows) break
  }
  return found.slice(0, maxBulkRows)
}

function toSelectedRequest(actor: Operator, selection: LookupSelection) {
  if (!('rows' in selection)) return toLookupRequest(actor, selection.filters)
  const request = toLookupRequest(actor, {})
  return { ...request, filters: { ...request.filters, keys: selection.rows } }
}

/** Counts what is selected beyond the rows that one act changes. */
export async function countEntriesBeyond(
  db: Db,
  actor: Operator,
  selection: LookupSelection,
): Promise<number> {
  if ('rows' in selection) return 0
  const request = toLookupRequest(actor, selection.filters)
  const { count } = await readPage(db, lookupEntryList, { ...request, paging: { per_page: 1 } })
  return Math.max(0, count - selection.except.length - maxBulkRows)
}
