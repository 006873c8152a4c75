import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { companyEvents } from '@fledge/domain/companies/events.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { renewWait } from '../waits/public.ts'
import { lockCompanyForDecision } from './queries/operator.queries.ts'
import { answerOpenQuestion, openQuestion } from './queries/questions.queries.ts'

/** Replies to what the programme team asked: the company is in its queue again, in its old place. */
export const answerQuestion: Handler<(typeof companyEndpoints)['answerQuestion']> = async ({
  actor,
  db,
  body,
}) => {
  const id = actor.company
  const row = (await db.one(lockCompanyForDecision, { company_id: id })) ?? notFound()
  const open = await db.one(openQuestion, { company_id: id })
  const isQuestionOpen = open?.question_id === body.question_id
  authorize(companyCan.answer(actor, { ...row, isQuestionOpen }))
  const count = await db.run(answerOpenQuestion, {
    ...body,
    company_id: id,
    answered_by: actor.userId,
    now: db.now.toISOString(),
  })
  if (count === 0) throw new AppError('CONFLICT')
  await renewWait(db, { kind: 'COMPANY', id })
  await db.recordEvent(companyEvents.answer, {
    subject: id,
    company: id,
    note: body.answer,
    data: { question_id: body.question_id },
  })
  return {}
}
