import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { companyPageEvents } from '@fledge/domain/companies/events.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { recordReading } from '../../platform/session/record-reading.ts'
import { internFeedback } from './bulk-store.ts'

/**
 * Lists interns' feedback on a company's interviews, newest first, for the programme team only, and
 * records the access.
 */
export const listInternFeedback: Handler<typeof interviewEndpoints.listInternFeedback> = async (
  ctx,
) => {
  const { actor, db, params, query } = ctx
  const page = await readKeyset(db, internFeedback, {
    scope: { operator: actor.operator, company: params.id },
    paging: query,
  })
  // A company that does not exist has none, and is no subject of an event.
  if (page.rows.length > 0)
    await recordReading(ctx, companyPageEvents.readFeedback, { subject: params.id, data: {} })
  return toKeysetResult(page.rows, page)
}
