import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { toTransitionView } from './transition-view.ts'
import { toInterviewEventFields } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { lockInterview } from './lock-interview.ts'
import * as writeStore from './queries/write.queries.ts'

export const contestByIntern: Handler<typeof interviewEndpoints.contestByIntern> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = (await lockInterview(db, actor, body.interview_id)) ?? notFound()
  authorize(interviewCan.contestNoShow(actor, toInterviewFacts(locked.row), now))
  await db.run(writeStore.contestNoShow, {
    interview_id: locked.row.interview_id,
    now: now.toISOString(),
  })
  await db.run(writeStore.saveAttendance, {
    interview_id: locked.row.interview_id,
    company_attended: null,
    intern_attended: true,
  })
  await db.recordEvent(interviewEvents.contestNoShow, {
    ...toInterviewEventFields(locked.row),
    note: body.note,
    data: { starts_at: locked.row.starts_at },
  })
  return toTransitionView(locked.row)
}
