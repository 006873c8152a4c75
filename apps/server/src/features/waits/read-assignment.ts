import type { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import { toBulkPreview } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { countBeyond, findSelectedWaits } from './wait-selection.ts'

/** Says how many rows would be passed on, and how many are left out for which reason. */
export const previewAssignWaits: Handler<(typeof waitEndpoints)['previewAssignWaits']> = async ({
  actor,
  db,
  body: { selection, owner_id: ownerId },
}) =>
  toBulkPreview(
    await findSelectedWaits(db, actor, selection, ownerId),
    await countBeyond(db, actor, selection),
  )
