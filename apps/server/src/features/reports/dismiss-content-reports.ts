import type { reportEndpoints } from '@fledge/contract/reports/endpoints.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requestActs } from '../pending-acts/public.ts'
import { decideReport } from './decide-content-report.ts'
import { lockReports } from './queries/reports.queries.ts'
import { findSelectedReports } from './report-selection.ts'

/** Dismisses the selected reports, each as an act of its own; they are undone together. */
export const dismissContentReports: Handler<
  (typeof reportEndpoints)['dismissContentReports']
> = async (ctx) => {
  const { actor, db, body } = ctx
  const { selection, reason, count } = body
  const selected = await findSelectedReports(db, actor, selection)
  await db.many(lockReports, { report_ids: selected.map(({ id }) => id) })
  // Read again: until the locks, they may have been decided.
  const reports = await findSelectedReports(db, actor, selection)
  const dismissed = reports.filter(({ refusal }) => refusal === null)
  if (dismissed.length !== count)
    throw new AppError('CONFLICT', { messageKey: 'lists.refused.changed' })
  const pending = await requestActs(ctx, {
    kind: 'REPORT',
    act: 'decideReport',
    execute: decideReport,
    targets: dismissed.map(({ id }) => ({ id, input: { decision: 'dismiss', reason } })),
  })
  return { count, rows: [...reports], pending }
}
