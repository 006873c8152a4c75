import type { programmeReportEndpoints } from '@fledge/contract/programme-reports/endpoints.ts'
import { programmeReportEvents } from '@fledge/domain/programme-reports/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { saveReportSchedule } from '../sessions/public.ts'

export const setReportSchedule: Handler<
  (typeof programmeReportEndpoints)['setReportSchedule']
> = async ({ actor, db, body: { schedule } }) => {
  await saveReportSchedule(db, actor.userId, schedule)
  await db.recordEvent(programmeReportEvents.setSchedule, {
    subject: actor.userId,
    data: { schedule },
  })
  return { schedule }
}
