import { teamDecisionColumns } from '@fledge/contract/programme-reports/decision-columns.ts'
import type { programmeReportEndpoints } from '@fledge/contract/programme-reports/endpoints.ts'
import type { DecisionKind, ReportDays } from '@fledge/domain/programme-reports/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { getReportStart } from './report-start.ts'
import { decisionList } from './store.ts'

type Endpoints = typeof programmeReportEndpoints

interface DecisionQuery {
  readonly days?: ReportDays | undefined
  readonly kind?: DecisionKind | undefined
  readonly partner?: string | undefined
}

/** What the list and its CSV read. */
const toDecisionRequest = (
  { operator }: Operator,
  { days, kind, partner }: DecisionQuery,
  now: Date,
) => ({
  scope: { operator, flow_from: getReportStart(now, days) },
  filters: { kind, partner },
})

export const listDecisions: Handler<Endpoints['listDecisions']> = async ({ actor, db, query }) => {
  const page = await readKeyset(db, decisionList, {
    ...toDecisionRequest(actor, query, db.now),
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}

/** Sends the list as CSV. */
export const exportDecisions: Handler<Endpoints['exportDecisions']> = (request) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, decisionList, toDecisionRequest(actor, query, db.now))
  return exportList(request, { list: 'decisions', columns: teamDecisionColumns, rows })
}
