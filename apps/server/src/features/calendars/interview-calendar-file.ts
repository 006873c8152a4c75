import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { calendarCan } from '@fledge/domain/calendars/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { RawResponse } from '../../platform/http/response.ts'
import { buildFeedFile } from './feed-file.ts'
import * as feedStore from './queries/feed.queries.ts'
import { calendarContentType } from './feed-view.ts'

export const interviewCalendarFile: Handler<
  typeof calendarEndpoints.interviewCalendarFile
> = async ({ actor, db, params, services, now }) => {
  const reader = await db.one(feedStore.selectReader, { user_id: actor.userId })
  const row = await db.one(feedStore.selectInterviewForFile, {
    user_id: actor.userId,
    interview_id: params.id,
    company_id: actor.kind === 'company' ? actor.company : null,
  })
  if (!reader || !row) notFound()
  authorize(calendarCan.downloadInterview(row.is_agreed))
  return new RawResponse(
    calendarContentType,
    buildFeedFile(services.env, reader, { interviews: [row], internships: [] }, now),
    { 'content-disposition': 'attachment; filename="interview.ics"' },
  )
}
