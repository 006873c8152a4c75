import type { outboxEndpoints } from '@fledge/contract/outbox/endpoints.ts'
import { countBeyond } from '../../platform/db/list-selection.ts'
import { toBulkPreview } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findSelectedMails, selectableMails } from './mail-selection.ts'

/** Says how many emails would be sent again, and how many are left out for which reason. */
export const previewRetryMails: Handler<(typeof outboxEndpoints)['previewRetryMails']> = async ({
  actor,
  db,
  body: { selection },
}) =>
  toBulkPreview(
    await findSelectedMails(db, actor, selection),
    await countBeyond(db, selectableMails(actor), selection),
  )
