import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { lookupCan } from '@fledge/domain/lookups/can.ts'
import { lookupEvents } from '@fledge/domain/lookups/events.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requireFreeLabel, toEntrySubject } from './changed-lookup.ts'
import { clearLookupCache } from './lookup-cache.ts'
import {
  lockLookupEntries,
  lockLookupList,
  renameLookupEntry,
} from './queries/manage-lookups.queries.ts'

/** Renames an entry; the same name again changes nothing. */
export const renameLookup: Handler<(typeof lookupEndpoints)['renameLookup']> = async ({
  actor,
  db,
  params: { list, id },
  body: { label, base, note },
}) => {
  authorize(lookupCan.rename(actor))
  await db.one(lockLookupList, { list })
  const row = (await db.one(lockLookupEntries, { list, ids: [id] })) ?? notFound()
  if (row.label !== base) throw new AppError('CONFLICT')
  if (row.label === label) return { id }
  await requireFreeLabel(db, { list, label, parent_id: row.parent_id, id })
  await db.run(renameLookupEntry, { list, id, label })
  await db.recordEvent(lookupEvents.rename, {
    subject: toEntrySubject(list, id),
    note,
    data: { list, id, from: row.label, to: label },
  })
  db.afterCommit(clearLookupCache)
  return { id }
}
