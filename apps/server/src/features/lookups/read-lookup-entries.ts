import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { lookupColumns } from '@fledge/contract/lookups/lookup-columns.ts'
import type { LookupEntryView } from '@fledge/contract/lookups/manage-schema.ts'
import { lookupCan } from '@fledge/domain/lookups/can.ts'
import { getLookupState } from '@fledge/domain/lookups/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { refuseWhilePending } from '../pending-acts/public.ts'
import { findPendingEntries, toLookupRequest } from './lookup-selection.ts'
import { countUses } from './lookup-uses.ts'
import { lookupEntryList } from './manage-store.ts'
import type { LookupEntryRow } from './queries/manage-lookups.queries.ts'

type Endpoints = typeof lookupEndpoints

/** Returns the entries of the lists with how often each is chosen. */
export const listLookupEntries: Handler<Endpoints['listLookupEntries']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, lookupEntryList, {
    ...toLookupRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(await toEntryViews(db, actor, page.rows), page)
}

/** Sends the list as CSV. */
export const exportLookupEntries: Handler<Endpoints['exportLookupEntries']> = (request) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  return exportList(request, {
    list: 'lookups',
    columns: lookupColumns,
    rows: streamEntryViews(db, actor, toLookupRequest(actor, query)),
  })
}

async function* streamEntryViews(
  db: Db,
  actor: Operator,
  request: ReturnType<typeof toLookupRequest>,
): AsyncGenerator<readonly LookupEntryView[]> {
  for await (const rows of streamRows(db, lookupEntryList, request))
    yield await toEntryViews(db, actor, rows)
}

async function toEntryViews(
  db: Db,
  actor: Operator,
  rows: readonly LookupEntryRow[],
): Promise<LookupEntryView[]> {
  const uses = await countUses(db, rows)
  const isPending = await findPendingEntries(db, rows)
  return rows.map(({ list, id, label, group, merged_into, ...row }) => {
    const key = `${list}:${id}`
    const state = getLookupState(row.is_archived, row.merged_into_id)
    const actions = toActionMap(lookupCan.open(actor, { list, state }))
    const may = isPending({ list, id }) ? refuseWhilePending(actions) : actions
    return { key, list, id, label, group, state, merged_into, uses: uses.get(key) ?? null, may }
  })
}
