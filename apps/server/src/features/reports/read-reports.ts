import type { reportEndpoints } from '@fledge/contract/reports/endpoints.ts'
import { contentReportColumns } from '@fledge/contract/reports/report-columns.ts'
import type { ContentReport } from '@fledge/contract/reports/schema.ts'
import { contentReportCan } from '@fledge/domain/reports/can.ts'
import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { findPendingSubjects, refuseWhilePending } from '../pending-acts/public.ts'
import type { ContentReportRow } from './queries/reports.queries.ts'
import { toReportRequest } from './report-request.ts'
import { contentReportList } from './store.ts'

type Endpoints = typeof reportEndpoints

const toView = (actor: Operator, row: ContentReportRow): ContentReport => ({
  ...row,
  due_at: teamReviewDueAt(row.created_at, row.review_days).toISOString(),
  may: toActionMap({ decide: contentReportCan.decide(actor, row.status, 'dismiss') }),
})

export const listContentReports: Handler<Endpoints['listContentReports']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, contentReportList, {
    ...toReportRequest(actor, query),
    paging: query,
  })
  const ids = page.rows.map((row) => row.report_id)
  const pending = await findPendingSubjects(db, 'REPORT', ids)
  const views = page.rows.map((row) => {
    const view = toView(actor, row)
    return pending.has(row.report_id) ? { ...view, may: refuseWhilePending(view.may) } : view
  })
  return toKeysetResult(views, page)
}

/** Sends the list as CSV. */
export const exportContentReports: Handler<Endpoints['exportContentReports']> = (request) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, contentReportList, toReportRequest(actor, query))
  return exportList(request, {
    list: 'reports',
    columns: contentReportColumns,
    rows: mapBatches(rows, (row) => toView(actor, row)),
  })
}
