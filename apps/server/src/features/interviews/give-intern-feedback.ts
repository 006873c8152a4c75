import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { toInterviewEventFields } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { lockInterview } from './lock-interview.ts'
import * as writeStore from './queries/write.queries.ts'
import { settleIfBothConfirmed } from './settle-attendance.ts'

export const giveInternFeedback: Handler<typeof interviewEndpoints.giveInternFeedback> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = (await lockInterview(db, actor, body.interview_id)) ?? notFound()
  authorize(interviewCan.giveInternFeedback(actor, toInterviewFacts(locked.row), now))
  await db.run(writeStore.saveFeedback, {
    interview_id: locked.row.interview_id,
    side: 'intern',
    user_id: actor.userId,
    attended: true,
    rating: body.rating,
    strengths: body.strengths ?? null,
    decision: null,
    note: body.note ?? null,
    now: now.toISOString(),
  })
  await db.run(writeStore.saveAttendance, {
    interview_id: locked.row.interview_id,
    company_attended: null,
    intern_attended: true,
  })
  await db.recordEvent(interviewEvents.giveInternFeedback, {
    ...toInterviewEventFields(locked.row),
    data: { starts_at: locked.row.starts_at },
  })
  return settleIfBothConfirmed(db, locked.row)
}
