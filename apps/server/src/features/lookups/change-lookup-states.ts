import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { changeLookupStatesBody } from '@fledge/contract/lookups/manage-schema.ts'
import { lookupCan } from '@fledge/domain/lookups/can.ts'
import { lookupEvents } from '@fledge/domain/lookups/events.ts'
import { getLookupState, type LookupAct, lookupLists } from '@fledge/domain/lookups/types.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type ExecuteAct, requestActs } from '../pending-acts/public.ts'
import { clearLookupCache } from './lookup-cache.ts'
import { findSelectedEntries, toSubject } from './lookup-selection.ts'
import { pendingEntry } from './pending-entry.ts'
import {
  archiveLookupEntry,
  lockLookupEntries,
  lockLookupList,
} from './queries/manage-lookups.queries.ts'

type Endpoints = typeof lookupEndpoints

const change = pendingEntry.extend(changeLookupStatesBody.pick({ reason: true }).shape)

/** Creates what offers an entry again, or no longer offers it; who chose it keeps it. */
const createStateChange =
  (act: LookupAct): ExecuteAct =>
  async (tx, actor, subject, input) => {
    const { list, id, reason } = change.parse(input)
    await tx.one(lockLookupList, { list })
    const row = (await tx.one(lockLookupEntries, { list, ids: [id] })) ?? notFound()
    const state = getLookupState(row.is_archived, row.merged_into_id)
    authorize(lookupCan[act](actor, { list, state }))
    await tx.run(archiveLookupEntry, { list, id, is_archived: act === 'deactivate' })
    await tx.recordEvent(lookupEvents[act], { subject, note: reason, data: { list, id } })
    tx.afterCommit(clearLookupCache)
  }

export const executeLookupActivation = createStateChange('activate')
export const executeLookupDeactivation = createStateChange('deactivate')

const acts = {
  activate: { act: 'activateLookup', execute: executeLookupActivation },
  deactivate: { act: 'deactivateLookup', execute: executeLookupDeactivation },
} as const

/** Deactivates or activates the selected entries, each with an event; they are undone together. */
export const changeLookupStates: Handler<Endpoints['changeLookupStates']> = async (ctx) => {
  const { actor, db, body } = ctx
  const { selection, act, reason, count } = body
  const lists = new Set(
    (await findSelectedEntries(db, actor, selection, act)).map(({ list }) => list),
  )
  for (const list of lookupLists.filter((name) => lists.has(name)))
    await db.one(lockLookupList, { list })
  // Read again: until the locks, they may have been changed.
  const rows = await findSelectedEntries(db, actor, selection, act)
  const changed = rows.filter(({ refusal }) => refusal === null)
  if (changed.length !== count)
    throw new AppError('CONFLICT', { messageKey: 'lists.refused.changed' })
  const pending = await requestActs(ctx, {
    kind: 'LOOKUP',
    ...acts[act],
    targets: changed.map((row) => ({
      id: toSubject(row),
      input: { list: row.list, id: row.id, name: row.label, reason },
    })),
  })
  return {
    count,
    rows: rows.map(({ key, label, refusal }) => ({ id: key, title: label, refusal })),
    pending,
  }
}
