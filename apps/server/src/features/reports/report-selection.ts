import type { ReportSelection } from '@fledge/contract/reports/bulk-schema.ts'
import { contentReportCan } from '@fledge/domain/reports/can.ts'
import { illegalTransitionKey } from '@fledge/domain/policy-helpers.ts'
import { pendingActKey } from '@fledge/domain/pending-acts/rules.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { listGone, readSelected } from '../../platform/db/list-selection.ts'
import { findPendingSubjects } from '../pending-acts/public.ts'
import type { ContentReportRow } from './queries/reports.queries.ts'
import { type ReportQuery, toReportRequest } from './report-request.ts'
import { contentReportList } from './store.ts'

/** A report of a bulk act; `refusal` is the key of why it is left out. */
interface SelectedReport {
  readonly id: string
  readonly title: string
  readonly refusal: string | null
}

const toKey = (id: string) => id

/** The list of reports, from which an operator selects. */
export const selectableReports = (actor: Operator) => ({
  list: contentReportList,
  toRequest: (query: ReportQuery) => toReportRequest(actor, query),
  toChosenRequest: (rows: readonly string[]) => {
    const request = toReportRequest(actor, {})
    return { ...request, filters: { ...request.filters, rows } }
  },
  toRefKey: toKey,
  toRowKey: (row: ContentReportRow) => row.report_id,
})

/** Returns what is selected, in the order of the list, with what cannot be dismissed. */
export async function findSelectedReports(
  db: Db,
  actor: Operator,
  selection: ReportSelection,
): Promise<readonly SelectedReport[]> {
  const reports = selectableReports(actor)
  const rows = await readSelected(db, reports, selection)
  const ids = rows.map((row) => row.report_id)
  const pending = await findPendingSubjects(db, 'REPORT', ids)
  const found = rows.map((row) => ({
    id: row.report_id,
    title: row.name,
    refusal: pending.has(row.report_id) ? pendingActKey : findRefusal(actor, row),
  }))
  const gone = listGone(reports, selection, rows)
  return [...found, ...gone.map((id) => ({ id, title: '', refusal: 'reports.refused.gone' }))]
}

function findRefusal(actor: Operator, { status }: ContentReportRow): string | null {
  const decision = contentReportCan.decide(actor, status, 'dismiss')
  if (decision.allowed) return null
  return decision.messageKey === illegalTransitionKey
    ? 'reports.refused.decided'
    : decision.messageKey
}
