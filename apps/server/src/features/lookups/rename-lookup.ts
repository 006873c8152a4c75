import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { renameLookupBody } from '@fledge/contract/lookups/manage-schema.ts'
import { lookupCan } from '@fledge/domain/lookups/can.ts'
import { lookupEvents } from '@fledge/domain/lookups/events.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { ExecuteAct } from '../pending-acts/public.ts'
import { requireFreeLabel, toEntrySubject } from './changed-lookup.ts'
import { clearLookupCache } from './lookup-cache.ts'
import { pendingEntry, requestEntryAct } from './pending-entry.ts'
import {
  lockLookupEntries,
  lockLookupList,
  renameLookupEntry,
} from './queries/manage-lookups.queries.ts'

const renaming = renameLookupBody.extend(pendingEntry.shape)
type Renaming = Omit<z.infer<typeof renaming>, 'name'>

/** @throws unless the entry still has the name that the new one is based on, and the new one is free */
async function lockForRenaming(
  tx: Tx,
  actor: Operator,
  { list, id, label, base }: Renaming,
): Promise<void> {
  authorize(lookupCan.rename(actor))
  await tx.one(lockLookupList, { list })
  const row = (await tx.one(lockLookupEntries, { list, ids: [id] })) ?? notFound()
  if (row.label !== base) throw new AppError('CONFLICT', { messageKey: 'lookups.refused.renamed' })
  if (label !== base) await requireFreeLabel(tx, { list, label, parent_id: row.parent_id, id })
}

/** Shows another name everywhere the entry was chosen. */
export const executeRenaming: ExecuteAct = async (tx, actor, subject, input) => {
  const request = renaming.parse(input)
  const { list, id, label, base, note } = request
  await lockForRenaming(tx, actor, request)
  await tx.run(renameLookupEntry, { list, id, label })
  await tx.recordEvent(lookupEvents.rename, {
    subject,
    note,
    data: { list, id, from: base, to: label },
  })
  tx.afterCommit(clearLookupCache)
}

/** Renames an entry once that can no longer be undone; the same name again changes nothing. */
export const renameLookup: Handler<(typeof lookupEndpoints)['renameLookup']> = async (ctx) => {
  const { actor, db, params, body } = ctx
  const { list, id } = params
  await lockForRenaming(db, actor, { ...params, ...body })
  if (body.label === body.base) return { pending: null }
  const pending = await requestEntryAct(ctx, {
    act: 'renameLookup',
    execute: executeRenaming,
    subject: toEntrySubject(list, id),
    input: { ...params, ...body, name: body.base },
  })
  return { pending }
}
