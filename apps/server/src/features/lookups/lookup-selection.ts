import type { LookupSelection } from '@fledge/contract/lookups/manage-schema.ts'
import { lookupCan } from '@fledge/domain/lookups/can.ts'
import {
  getLookupState,
  type LookupAct,
  type LookupList,
  type LookupState,
} from '@fledge/domain/lookups/types.ts'
import { pendingActKey } from '@fledge/domain/pending-acts/rules.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { readSelected } from '../../platform/db/list-selection.ts'
import { findPendingSubjects } from '../pending-acts/public.ts'
import { toEntrySubject } from './changed-lookup.ts'
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

type EntryRef = Pick<SelectedEntry, 'list' | 'id'>

const toRowKey = ({ list, id }: EntryRef) => `${list}:${id}`
export const toSubject = ({ list, id }: EntryRef) => toEntrySubject(list, id)

/** Returns a function that says whether an entry has an act that takes effect within seconds. */
export async function findPendingEntries(
  db: Db,
  entries: readonly EntryRef[],
): Promise<(entry: EntryRef) => boolean> {
  const pending = await findPendingSubjects(db, 'LOOKUP', entries.map(toSubject))
  return (entry) => pending.has(toSubject(entry))
}

/** The list of entries, from which an operator selects. */
export const selectableEntries = (actor: Operator) => ({
  list: lookupEntryList,
  toRequest: (query: LookupQuery) => toLookupRequest(actor, query),
  toChosenRequest: (keys: readonly string[]) => {
    const request = toLookupRequest(actor, {})
    return { ...request, filters: { ...request.filters, keys } }
  },
  toRefKey: (key: string) => key,
  toRowKey,
})

/** Returns the selected entries, at most as many as one act changes, with those that are left out. */
export async function findSelectedEntries(
  db: Db,
  actor: Operator,
  selection: LookupSelection,
  act: LookupAct,
): Promise<readonly SelectedEntry[]> {
  const rows = await readSelected(db, selectableEntries(actor), selection)
  const isPending = await findPendingEntries(db, rows)
  return rows.map(({ list, id, label, ...row }) => {
    const state = getLookupState(row.is_archived, row.merged_into_id)
    const decision = lookupCan[act](actor, { list, state })
    const refusal = decision.allowed ? null : decision.messageKey
    return {
      key: toRowKey({ list, id }),
      list,
      id,
      label,
      refusal: isPending({ list, id }) ? pendingActKey : refusal,
    }
  })
}
