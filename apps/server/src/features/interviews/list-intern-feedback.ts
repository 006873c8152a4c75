import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { internFeedback } from './bulk-store.ts'

/** Lists interns' feedback on a company's interviews, newest first, for the programme team only. */
export const listInternFeedback: Handler<typeof interviewEndpoints.listInternFeedback> = async ({
  actor,
  db,
  params,
  query,
}) => {
  const page = await readKeyset(db, internFeedback, {
    scope: { operator: actor.operator, company: params.id },
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}
