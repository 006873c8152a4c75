import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { endInterview } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { returnToShortlist, lockInterview } from './lock-interview.ts'
import { toTransitionView } from './transition-view.ts'

export const withdrawInterview: Handler<typeof interviewEndpoints.withdrawInterview> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = (await lockInterview(db, actor, body.interview_id)) ?? notFound()
  authorize(interviewCan.cancel(actor, toInterviewFacts(locked.row), now))
  const transition = await endInterview(db, locked.row, 'cancel', {
    by: 'company',
    reason: body.reason,
    note: body.note,
  })
  await returnToShortlist(db, locked.row, body.reason)
  return toTransitionView(locked.row, transition)
}
