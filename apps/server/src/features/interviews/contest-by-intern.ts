import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, toRefusal } from '../../platform/http/refusal.ts'
import { toTransitionView, toStatelessEvent } from './transition-view.ts'
import { recordInterviewEvent } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { lockInterview } from './lock-interview.ts'
import * as writeStore from './write-store.ts'

export const contestByIntern: Handler<typeof interviewEndpoints.contestByIntern> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const verdict = interviewCan.contestNoShow(actor, toInterviewFacts(locked.row), now)
  if (!verdict.allowed) return toRefusal(verdict)
  await db.run(writeStore.contestNoShow, locked.row.interview_id, now.toISOString())
  await db.run(writeStore.saveAttendance, locked.row.interview_id, null, true)
  await recordInterviewEvent(db, locked.row, toStatelessEvent('contestNoShow'), { note: body.note })
  return toTransitionView(locked.row)
}
