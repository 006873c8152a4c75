import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { requireBookingAllowed } from '../no-shows/public.ts'
import { toTransitionView } from './transition-view.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { lockInterview } from './lock-interview.ts'
import { proposeOtherTimes } from './propose-other-times.ts'

/** Suggests other times instead of the proposed ones. */
export const counterPropose: Handler<typeof interviewEndpoints.counterPropose> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = (await lockInterview(db, actor, body.interview_id)) ?? notFound()
  authorize(interviewCan.counterPropose(actor, toInterviewFacts(locked.row), now))
  await requireBookingAllowed(db, { intern: actor.intern })
  const transition = await proposeOtherTimes(db, locked, {
    name: 'counterPropose',
    slots: body.slots,
    zone: body.zone ?? locked.row.intern_time_zone,
    reason: body.reason,
  })
  return toTransitionView(locked.row, transition)
}
