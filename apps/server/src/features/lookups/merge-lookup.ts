import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { lookupEvents } from '@fledge/domain/lookups/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toEntrySubject } from './changed-lookup.ts'
import { clearLookupCache } from './lookup-cache.ts'
import { type LookupMerge, requireMergeable, toMergeView } from './lookup-merge.ts'
import {
  lockLookupEntries,
  lockLookupList,
  markLookupMerged,
  moveLookupUses,
} from './queries/manage-lookups.queries.ts'

/** Makes everything that refers to an entry refer to another one, in one transaction. */
export const mergeLookup: Handler<(typeof lookupEndpoints)['mergeLookup']> = async ({
  actor,
  db,
  body: { note, count, ...merge },
}) => {
  const { list, from_id: id, into_id: intoId } = merge
  await db.one(lockLookupList, { list })
  requireMergeable(actor, merge, await db.many(lockLookupEntries, { list, ids: [id, intoId] }))
  const moves = await moveUses(db, merge)
  const view = toMergeView(moves)
  if (view.count !== count) throw new AppError('CONFLICT', { messageKey: 'lists.refused.changed' })
  await db.run(markLookupMerged, { list, from_id: id, merged_into_id: intoId })
  await db.recordEvent(lookupEvents.merge, {
    subject: toEntrySubject(list, id),
    note,
    data: {
      list,
      id,
      intoId,
      moved: Object.fromEntries(moves.map((row) => [row.place, row.count])),
    },
  })
  db.afterCommit(clearLookupCache)
  return view
}

async function moveUses(tx: Tx, { list, from_id: fromId, into_id: intoId }: LookupMerge) {
  const rows = await tx.many(moveLookupUses, { list, from_id: fromId, merged_into_id: intoId })
  return rows.map(({ place, moved }) => ({ place, count: moved }))
}
