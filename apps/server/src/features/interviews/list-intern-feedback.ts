import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { toPagedResult } from '../../platform/http/refusal.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { feedbackByInterns, feedbackByInternsCount } from './bulk-store.ts'

/** Lists interns' feedback on a company's interviews, newest first, for the programme team only. */
export const listInternFeedback: Handler<typeof interviewEndpoints.listInternFeedback> = async ({
  db,
  params,
  query,
}) => {
  const size = query.per_page ?? 10
  const [rows, sum] = await Promise.all([
    db.many(feedbackByInterns, params.id, size, ((query.page ?? 1) - 1) * size),
    db.one(feedbackByInternsCount, params.id),
  ])
  return toPagedResult(rows, sum?.count ?? 0)
}
