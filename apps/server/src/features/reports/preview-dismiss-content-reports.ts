import type { reportEndpoints } from '@fledge/contract/reports/endpoints.ts'
import { countBeyond } from '../../platform/db/list-selection.ts'
import { toBulkPreview } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findSelectedReports, selectableReports } from './report-selection.ts'

/** Says how many reports would be dismissed, and how many are left out for which reason. */
export const previewDismissContentReports: Handler<
  (typeof reportEndpoints)['previewDismissContentReports']
> = async ({ actor, db, body: { selection } }) =>
  toBulkPreview(
    await findSelectedReports(db, actor, selection),
    await countBeyond(db, selectableReports(actor), selection),
  )
