import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { countBeyond } from '../../platform/db/list-selection.ts'
import { toBulkPreview } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requireMergeable, toMergeView } from './lookup-merge.ts'
import { findSelectedEntries, selectableEntries } from './lookup-selection.ts'
import { listUses } from './lookup-uses.ts'
import { mergeableEntries } from './queries/manage-lookups.queries.ts'

type Endpoints = typeof lookupEndpoints

/** Says how many entries would be changed, and how many are left out for which reason. */
export const previewLookupStates: Handler<Endpoints['previewLookupStates']> = async ({
  actor,
  db,
  body: { selection, act },
}) =>
  toBulkPreview(
    (await findSelectedEntries(db, actor, selection, act)).map(({ key, label, refusal }) => ({
      id: key,
      title: label,
      refusal,
    })),
    await countBeyond(db, selectableEntries(actor), selection),
  )

/** Says how many rows of each place refer to an entry. */
export const previewLookupMerge: Handler<Endpoints['previewLookupMerge']> = async ({
  actor,
  db,
  body,
}) => {
  const ids = [body.from_id, body.into_id]
  requireMergeable(actor, body, await db.many(mergeableEntries, { list: body.list, ids }))
  return toMergeView(await listUses(db, { list: body.list, id: body.from_id }))
}
