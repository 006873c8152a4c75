import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { opinionEvents } from '@fledge/domain/reviews/events.ts'
import { opinionCan } from '@fledge/domain/reviews/opinion-can.ts'
import { opinionMachine } from '@fledge/domain/reviews/opinion-machine.ts'
import { opinionDueAt } from '@fledge/domain/reviews/opinion-types.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { lockAnyApplication } from '../applications/public.ts'
import { requireNoPendingAct } from '../pending-acts/public.ts'
import { giveWait, renewOwnWait, requireColleague } from '../waits/public.ts'
import { findOpenOpinion } from './open-opinion.ts'
import { insertOpinion } from './queries/opinions.queries.ts'
import { toReviewPolicyFacts } from './review-decision.ts'

/** Asks a colleague for a second opinion: the application waits for them, not for its reviewer. */
export const askOpinion: Handler<typeof reviewEndpoints.askOpinion> = async ({
  actor,
  db,
  params: { id },
  body,
}) => {
  const row = (await lockAnyApplication(db, id)) ?? notFound()
  const open = await findOpenOpinion(db, actor.operator, id)
  authorize(opinionCan.ask(actor, toReviewPolicyFacts(row), open !== undefined))
  await requireNoPendingAct(db, { kind: 'APPLICATION', id })
  if (body.colleague_id === actor.userId)
    throw new AppError('CONFLICT', { messageKey: 'opinions.refused.own' })
  await requireColleague(db, body.colleague_id)
  const transition = assertTransition(opinionMachine.transition('ask', null, 'operator'))
  const now = db.now.toISOString()
  const opinion_id = newId(db.now)
  await db.run(insertOpinion, {
    opinion_id,
    application_id: id,
    to: transition.to ?? 'ASKED',
    asked_by: actor.userId,
    question: body.question,
    due_at: opinionDueAt(now).toISOString(),
    now,
  })
  await giveWait(db, { kind: 'OPINION', id }, body.colleague_id)
  await renewOwnWait(db, actor, { kind: 'APPLICATION', id })
  await db.recordEvent(opinionEvents.ask, {
    transition,
    subject: id,
    data: { to: body.colleague_id },
  })
  return { opinion_id }
}
