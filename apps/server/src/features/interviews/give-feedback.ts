import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { endInterview } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { lockInterview, completeInterviewStage } from './lock-interview.ts'
import * as writeStore from './queries/write.queries.ts'
import { toTransitionView } from './transition-view.ts'
import { createNoShowClaim } from './create-no-show-claim.ts'
import type { InterviewRow } from './queries/interviews.queries.ts'

/**
 * Completes an interview with feedback and spends its credit. If the intern did not come, claims a
 * no-show instead, which can be contested.
 */
export const giveFeedback: Handler<typeof interviewEndpoints.giveFeedback> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = (await lockInterview(db, actor, body.interview_id)) ?? notFound()
  const { row } = locked
  authorize(
    body.attended
      ? interviewCan.giveFeedback(actor, toInterviewFacts(row), now)
      : interviewCan.claimNoShow(actor, toInterviewFacts(row)),
  )
  if (body.attended && !body.decision)
    throw new AppError('VALIDATION', {
      messageKey: 'interviews.refused.noDecision',
      fields: { decision: translate('interviews.refused.noDecision') },
    })
  if (!body.attended) return claimInternNoShow(db, row, body.note)
  await db.run(writeStore.saveFeedback, {
    interview_id: row.interview_id,
    side: 'company',
    user_id: actor.userId,
    attended: true,
    rating: body.rating ?? null,
    strengths: body.strengths ?? null,
    decision: body.decision ?? null,
    note: body.note ?? null,
    now: now.toISOString(),
  })
  await db.run(writeStore.saveAttendance, {
    interview_id: row.interview_id,
    company_attended: true,
    intern_attended: null,
  })
  // An interview completed by the clock can still get feedback.
  if (!interviewMachine.can('complete', row.status, 'company')) return toTransitionView(row)
  const transition = await endInterview(db, row, 'complete', { by: 'company' })
  await completeInterviewStage(db, row)
  return toTransitionView(row, transition)
}

async function claimInternNoShow(tx: Tx, row: InterviewRow, note: string | undefined) {
  if (!note)
    throw new AppError('VALIDATION', {
      messageKey: 'interviews.refused.noExplanation',
      fields: { note: translate('interviews.refused.noExplanation') },
    })
  await tx.run(writeStore.saveAttendance, {
    interview_id: row.interview_id,
    company_attended: false,
    intern_attended: null,
  })
  await createNoShowClaim(tx, row, 'company', note)
  return toTransitionView(row)
}
