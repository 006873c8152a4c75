import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { lookupCan } from '@fledge/domain/lookups/can.ts'
import { lookupEvents } from '@fledge/domain/lookups/events.ts'
import {
  hasDescriptions,
  hasSeveralParents,
  type LookupList,
  lookupParents,
} from '@fledge/domain/lookups/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import { requireFreeLabel, toEntrySubject } from './changed-lookup.ts'
import { clearLookupCache } from './lookup-cache.ts'
import { findUnknownLookupIds } from './public.ts'
import { insertLookupEntry, lockLookupList } from './queries/manage-lookups.queries.ts'

/** Adds an entry at the end of a list. */
export const addLookup: Handler<(typeof lookupEndpoints)['addLookup']> = async ({
  actor,
  db,
  body: { list, label, parent_ids: parentIds, description, note },
}) => {
  authorize(lookupCan.add(actor, list))
  await db.one(lockLookupList, { list })
  await requireParents(db, list, parentIds)
  const isSeveral = hasSeveralParents(list)
  const parentId = isSeveral ? null : (parentIds[0] ?? null)
  await requireFreeLabel(db, { list, label, parent_id: parentId, id: null })
  const data = {
    ...(isSeveral && { career_field_ids: parentIds }),
    ...(hasDescriptions(list) && { description }),
  }
  const { id } =
    (await db.one(insertLookupEntry, { list, label, parent_id: parentId, data })) ?? notFound()
  await db.recordEvent(lookupEvents.add, {
    subject: toEntrySubject(list, id),
    note,
    data: { list, id, label },
  })
  db.afterCommit(clearLookupCache)
  return { id }
}

/** @throws VALIDATION unless the entry belongs to as many others as its list wants */
async function requireParents(tx: Tx, list: LookupList, ids: readonly number[]): Promise<void> {
  const parents = lookupParents[list]
  const isRightCount = hasSeveralParents(list)
    ? ids.length > 0
    : ids.length === (parents === undefined ? 0 : 1)
  const unknown = parents ? await findUnknownLookupIds(tx, parents, ids) : []
  if (!isRightCount || unknown.length > 0)
    throw new AppError('VALIDATION', { fields: { parent_ids: translate('problems.choose') } })
}
