import type { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import { countBeyond } from '../../platform/db/list-selection.ts'
import { toBulkPreview } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findSelectedWaits, selectableWaits } from './wait-selection.ts'

/** Says how many rows would be passed on, and how many are left out for which reason. */
export const previewAssignWaits: Handler<(typeof waitEndpoints)['previewAssignWaits']> = async ({
  actor,
  db,
  body: { selection, owner_id: ownerId },
}) =>
  toBulkPreview(
    await findSelectedWaits(db, actor, selection, ownerId),
    await countBeyond(db, selectableWaits(actor, db.now), selection),
  )
