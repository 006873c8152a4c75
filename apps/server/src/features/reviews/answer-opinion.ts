import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { opinionEvents } from '@fledge/domain/reviews/events.ts'
import { opinionCan } from '@fledge/domain/reviews/opinion-can.ts'
import { opinionMachine } from '@fledge/domain/reviews/opinion-machine.ts'
import { AppError, assertTransition, authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { renewWait } from '../waits/public.ts'
import { lockOpenOpinion } from './open-opinion.ts'
import { saveOpinionAnswer } from './queries/opinions.queries.ts'

/** Gives a second opinion; the reviewer has the hours of a taken task for the decision again. */
export const answerOpinion: Handler<typeof reviewEndpoints.answerOpinion> = async ({
  actor,
  db,
  params: { id },
  body,
}) => {
  const { opinion, facts } = await lockOpenOpinion(db, actor, id)
  authorize(opinionCan.answer(actor, facts))
  const transition = assertTransition(
    opinionMachine.transition('answer', opinion.status, 'operator'),
  )
  const count = await db.run(saveOpinionAnswer, {
    opinion_id: opinion.opinion_id,
    from: transition.from ?? opinion.status,
    to: transition.to ?? 'ANSWERED',
    answered_by: actor.userId,
    ...body,
    now: db.now.toISOString(),
  })
  if (count === 0) throw new AppError('ILLEGAL_TRANSITION')
  await renewWait(db, { kind: 'APPLICATION', id })
  await db.recordEvent(opinionEvents.answer, {
    transition,
    subject: id,
    data: { recommendation: body.recommendation },
  })
  return { opinion_id: opinion.opinion_id }
}
