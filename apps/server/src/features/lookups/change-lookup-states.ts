import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { lookupEvents } from '@fledge/domain/lookups/events.ts'
import { lookupLists } from '@fledge/domain/lookups/types.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toEntrySubject } from './changed-lookup.ts'
import { clearLookupCache } from './lookup-cache.ts'
import { findSelectedEntries } from './lookup-selection.ts'
import { archiveLookupEntries, lockLookupList } from './queries/manage-lookups.queries.ts'

type Endpoints = typeof lookupEndpoints

/** Deactivates or activates the selected entries, with an event for each. */
export const changeLookupStates: Handler<Endpoints['changeLookupStates']> = async ({
  actor,
  db,
  body: { selection, act, reason, count },
}) => {
  const rows = await findSelectedEntries(db, actor, selection, act)
  const changed = rows.filter(({ refusal }) => refusal === null)
  let changedCount = 0
  for (const list of lookupLists.filter((name) => changed.some((row) => row.list === name))) {
    await db.one(lockLookupList, { list })
    const ids = changed.filter((row) => row.list === list).map(({ id }) => id)
    const isArchived = act === 'deactivate'
    changedCount += await db.run(archiveLookupEntries, { list, ids, is_archived: isArchived })
    for (const id of ids)
      await db.recordEvent(lookupEvents[act], {
        subject: toEntrySubject(list, id),
        note: reason,
        data: { list, id },
      })
  }
  if (changedCount !== count)
    throw new AppError('CONFLICT', { messageKey: 'lists.refused.changed' })
  db.afterCommit(clearLookupCache)
  return {
    count,
    rows: rows.map(({ key, label, refusal }) => ({ id: key, title: label, refusal })),
  }
}
