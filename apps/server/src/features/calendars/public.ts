import { isCalendarConnected } from '@fledge/domain/calendars/rules.ts'
import type { CalendarProvider } from '@fledge/domain/calendars/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import * as store from './queries/calendars.queries.ts'

export { listMembersBusyTimes } from './busy-times.ts'

/**
 * Returns the calendar that would create the meeting link for these interviewers: the first
 * connected one, or null.
 */
export async function findLinkProvider(
  db: Db,
  company: CompanyScope,
  members: readonly string[],
): Promise<CalendarProvider | null> {
  const rows = await db.many(store.selectConnectionsOfMembers, {
    company_id: company,
    member_ids: members,
  })
  return rows.find((row) => isCalendarConnected(row.status))?.provider ?? null
}
