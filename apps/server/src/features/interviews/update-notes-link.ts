import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { toInterviewEventFields } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { lockInterview } from './lock-interview.ts'
import * as writeStore from './queries/write.queries.ts'
import { toTransitionView } from './transition-view.ts'

export const updateNotesLink: Handler<typeof interviewEndpoints.updateNotesLink> = async ({
  actor,
  db,
  body,
}) => {
  const locked = (await lockInterview(db, actor, body.interview_id)) ?? notFound()
  const { row } = locked
  authorize(interviewCan.editNotes(actor, toInterviewFacts(row)))
  const link = body.meeting_link ?? row.meeting_link
  await db.one(writeStore.updateLink, {
    interview_id: row.interview_id,
    company_id: actor.company,
    meeting_link: link,
    notes: body.notes ?? row.notes,
  })
  if (link !== row.meeting_link)
    await db.recordEvent(interviewEvents.moveLink, {
      ...toInterviewEventFields(row),
      data: { starts_at: row.starts_at },
    })
  return toTransitionView(row)
}
