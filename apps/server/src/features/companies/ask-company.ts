import { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { companyEvents } from '@fledge/domain/companies/events.ts'
import { isReplyAwaited, questionDueAt } from '@fledge/domain/companies/company-questions.ts'
import { companyBadges } from '@fledge/domain/companies/types.ts'
import type { CompanyStatus, Operator } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { refuseDecided } from '../waits/public.ts'
import { requireUntaken } from './company-decision.ts'
import { loadCompanyReview } from './company-review.ts'
import { lockCompanyForDecision } from './queries/operator.queries.ts'
import { closeOpenQuestion, insertQuestion, openQuestion } from './queries/questions.queries.ts'

/** Whether a company still has time to reply to what it was asked. */
export async function isCompanyAsked(db: Db, id: string): Promise<boolean> {
  const question = await db.one(openQuestion, { company_id: id })
  return question !== undefined && isReplyAwaited({ ...question, answered_at: null }, db.now)
}

/** @param seenStatus status that the operator saw; what takes effect later depends on the policy */
async function lockForQuestion(tx: Tx, actor: Operator, id: string, seenStatus?: CompanyStatus) {
  const row = (await tx.one(lockCompanyForDecision, { company_id: id })) ?? notFound()
  const decision = companyCan.ask(actor, { ...row, isAsked: await isCompanyAsked(tx, id) })
  const subject = { machine: 'company', id, status: companyBadges[row.status].text }
  await refuseDecided(tx, actor, decision, subject)
  if (seenStatus) authorize(companyCan.decideAsSeen(seenStatus, row), 'ILLEGAL_TRANSITION')
  authorize(decision)
  return row
}

/** Requests information from a company; what it did not reply to before no longer counts. */
export const executeAskCompany: ExecuteAct = async (tx, actor, id, input) => {
  const { points } = companyEndpoints.askCompany.body.parse(input)
  const { name } = await lockForQuestion(tx, actor, id)
  const now = tx.now.toISOString()
  await tx.run(closeOpenQuestion, { company_id: id, now })
  const question = { question_id: newId(tx.now), due_at: questionDueAt(now).toISOString(), points }
  await tx.run(insertQuestion, { ...question, company_id: id, asked_by: actor.userId, now })
  await tx.recordEvent(companyEvents.ask, {
    subject: id,
    company: id,
    note: points.join(' · '),
    data: { ...question, company: name },
  })
}

/** Has a question reach the company when it can no longer be undone; its status stays. */
export const askCompany: Handler<(typeof companyEndpoints)['askCompany']> = async (ctx) => {
  const { db, actor, params, body } = ctx
  await requireUntaken(db, actor, params.id)
  await lockForQuestion(db, actor, params.id, body.expected_status)
  await requestAct(ctx, { kind: 'COMPANY', act: 'askCompany', execute: executeAskCompany })
  return loadCompanyReview(db, actor, params.id)
}
