import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { mergeLookupBody } from '@fledge/contract/lookups/manage-schema.ts'
import { lookupEvents } from '@fledge/domain/lookups/events.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { z } from 'zod'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type ExecuteAct, requireNoPendingAct } from '../pending-acts/public.ts'
import { toEntrySubject } from './changed-lookup.ts'
import { clearLookupCache } from './lookup-cache.ts'
import { type LookupMerge, requireMergeable, toMergeView } from './lookup-merge.ts'
import { listUses } from './lookup-uses.ts'
import { requestEntryAct } from './pending-entry.ts'
import {
  lockLookupEntries,
  lockLookupList,
  markLookupMerged,
  moveLookupUses,
} from './queries/manage-lookups.queries.ts'

/** With the names that the operator saw. */
const merging = mergeLookupBody
  .omit({ count: true })
  .extend({ name: z.string(), into_name: z.string() })

/** @returns the names of the two entries, which are locked */
async function lockForMerge(tx: Tx, actor: Operator, merge: LookupMerge) {
  const { list, from_id: fromId, into_id: intoId } = merge
  await tx.one(lockLookupList, { list })
  const rows = await tx.many(lockLookupEntries, { list, ids: [fromId, intoId] })
  requireMergeable(actor, merge, rows)
  const getName = (id: number) => rows.find((row) => row.id === id)?.label ?? notFound()
  return { name: getName(fromId), into_name: getName(intoId) }
}

/**
 * Makes everything that refers to an entry refer to another one, in one transaction. That someone
 * chose it since is no obstacle; that one of them got another name is.
 */
export const executeLookupMerge: ExecuteAct = async (tx, actor, subject, input) => {
  const { name, into_name, note, ...merge } = merging.parse(input)
  const { list, from_id: id, into_id: intoId } = merge
  const names = await lockForMerge(tx, actor, merge)
  if (names.name !== name || names.into_name !== into_name)
    throw new AppError('CONFLICT', { messageKey: 'lookups.refused.renamed' })
  const moves = await tx.many(moveLookupUses, { list, from_id: id, merged_into_id: intoId })
  await tx.run(markLookupMerged, { list, from_id: id, merged_into_id: intoId })
  await tx.recordEvent(lookupEvents.merge, {
    subject,
    note,
    data: {
      list,
      id,
      intoId,
      moved: Object.fromEntries(moves.map((row) => [row.place, row.moved])),
    },
  })
  tx.afterCommit(clearLookupCache)
}

/** Merges an entry into another one once that can no longer be undone. */
export const mergeLookup: Handler<(typeof lookupEndpoints)['mergeLookup']> = async (ctx) => {
  const { actor, db, body } = ctx
  const { count, ...merge } = body
  const names = await lockForMerge(db, actor, merge)
  await requireNoPendingAct(db, {
    kind: 'LOOKUP',
    id: toEntrySubject(merge.list, merge.into_id),
  })
  const view = toMergeView(await listUses(db, { list: merge.list, id: merge.from_id }))
  if (view.count !== count) throw new AppError('CONFLICT', { messageKey: 'lists.refused.changed' })
  const pending = await requestEntryAct(ctx, {
    act: 'mergeLookup',
    execute: executeLookupMerge,
    subject: toEntrySubject(merge.list, merge.from_id),
    input: { ...merge, ...names },
  })
  return { ...view, pending }
}
