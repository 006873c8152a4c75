import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { requireBookingAllowed } from '../no-shows/public.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { agreeOnInterviewTime } from './agree-on-interview-time.ts'
import { lockInterview } from './lock-interview.ts'
import { toTransitionView } from './transition-view.ts'

export const selectTimeslot: Handler<typeof interviewEndpoints.selectTimeslot> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = (await lockInterview(db, actor, body.interview_id)) ?? notFound()
  authorize(interviewCan.choose(actor, toInterviewFacts(locked.row), body.slot_id, now))
  await requireBookingAllowed(db, { company: actor.company })
  const transition = await agreeOnInterviewTime(db, locked, 'choose', body.slot_id)
  return toTransitionView(locked.row, transition)
}
