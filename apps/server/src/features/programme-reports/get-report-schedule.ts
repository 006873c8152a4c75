import type { programmeReportEndpoints } from '@fledge/contract/programme-reports/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { reportSchedule } from './queries/programme-reports.queries.ts'

export const getReportSchedule: Handler<
  (typeof programmeReportEndpoints)['getReportSchedule']
> = async ({ actor, db }) => ({
  schedule: (await db.one(reportSchedule, { user_id: actor.userId }))?.report_schedule ?? null,
})
