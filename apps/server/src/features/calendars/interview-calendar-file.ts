import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, RawResponse, refuse } from '../../platform/http/refusal.ts'
import { buildFeedFile } from './feed-file.ts'
import * as feedStore from './feed-store.ts'
import { calendarContentType } from './feed-view.ts'

export const interviewCalendarFile: Handler<
  typeof calendarEndpoints.interviewCalendarFile
> = async ({ actor, db, params, services, now }) => {
  const reader = await db.one(feedStore.selectReader, actor.userId)
  const row = await db.one(
    feedStore.selectInterviewForFile,
    actor.userId,
    params.id,
    actor.kind === 'company' ? actor.company : null,
  )
  if (!reader || !row) return notFound()
  if (!row.is_agreed) return refuse('CONFLICT', { messageKey: 'calendars.refused.notAgreed' })
  return new RawResponse(
    calendarContentType,
    buildFeedFile(services.env, reader, { interviews: [row], internships: [] }, now),
    { 'content-disposition': 'attachment; filename="interview.ics"' },
  )
}
