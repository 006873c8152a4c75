import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { addLookupBody } from '@fledge/contract/lookups/manage-schema.ts'
import { lookupCan } from '@fledge/domain/lookups/can.ts'
import { lookupEvents } from '@fledge/domain/lookups/events.ts'
import {
  hasDescriptions,
  hasSeveralParents,
  type LookupList,
  lookupParents,
} from '@fledge/domain/lookups/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { z } from 'zod'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import type { ExecuteAct } from '../pending-acts/public.ts'
import { requireFreeLabel, toEntrySubject, toNewEntrySubject } from './changed-lookup.ts'
import { clearLookupCache } from './lookup-cache.ts'
import { requestEntryAct } from './pending-entry.ts'
import { findUnknownLookupIds } from './public.ts'
import { insertLookupEntry, lockLookupList } from './queries/manage-lookups.queries.ts'

const adding = addLookupBody.extend({ name: z.string() })
type Adding = Omit<z.infer<typeof adding>, 'name'>

const getParentId = ({ list, parent_ids: ids }: Pick<Adding, 'list' | 'parent_ids'>) =>
  hasSeveralParents(list) ? null : (ids[0] ?? null)

/** @throws unless the entry can be added to the list */
async function lockForAdding(tx: Tx, actor: Operator, entry: Adding): Promise<void> {
  const { list, label, parent_ids: parentIds } = entry
  authorize(lookupCan.add(actor, list))
  await tx.one(lockLookupList, { list })
  await requireParents(tx, list, parentIds)
  await requireFreeLabel(tx, { list, label, parent_id: getParentId(entry), id: null })
}

/** Adds an entry at the end of a list; it gets its id here. */
export const executeAdding: ExecuteAct = async (tx, actor, _subject, input) => {
  const entry = adding.parse(input)
  const { list, label, parent_ids: parentIds, description, note } = entry
  await lockForAdding(tx, actor, entry)
  const data = {
    ...(hasSeveralParents(list) && { career_field_ids: parentIds }),
    ...(hasDescriptions(list) && { description }),
  }
  const { id } =
    (await tx.one(insertLookupEntry, { list, label, parent_id: getParentId(entry), data })) ??
    notFound()
  await tx.recordEvent(lookupEvents.add, {
    subject: toEntrySubject(list, id),
    note,
    data: { list, id, label },
  })
  tx.afterCommit(clearLookupCache)
}

/** Adds an entry to a list once that can no longer be undone. */
export const addLookup: Handler<(typeof lookupEndpoints)['addLookup']> = async (ctx) => {
  const { actor, db, body } = ctx
  await lockForAdding(db, actor, body)
  const pending = await requestEntryAct(ctx, {
    act: 'addLookup',
    execute: executeAdding,
    subject: toNewEntrySubject({ ...body, parent_id: getParentId(body) }),
    input: { ...body, name: body.label },
  })
  return { pending }
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
