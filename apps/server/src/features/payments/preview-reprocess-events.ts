import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { toBulkPreview } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { countEventsBeyond, findSelectedEvents } from './provider-event-selection.ts'

/** Says how many events would be processed again, and how many are left out for which reason. */
export const previewReprocessEvents: Handler<
  (typeof paymentEndpoints)['previewReprocessEvents']
> = async ({ actor, db, body: { selection } }) =>
  toBulkPreview(
    await findSelectedEvents(db, actor, selection),
    await countEventsBeyond(db, actor, selection),
  )
