import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { countBeyond } from '../../platform/db/list-selection.ts'
import { toBulkPreview } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findSelectedEvents, selectableEvents } from './provider-event-selection.ts'

/** Says how many events would be processed again, and how many are left out for which reason. */
export const previewReprocessEvents: Handler<
  (typeof paymentEndpoints)['previewReprocessEvents']
> = async ({ actor, db, body: { selection } }) =>
  toBulkPreview(
    await findSelectedEvents(db, actor, selection),
    await countBeyond(db, selectableEvents(actor), selection),
  )
