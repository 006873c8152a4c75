import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { createNoShowClaim } from './create-no-show-claim.ts'
import { toTransitionView } from './transition-view.ts'
import { toInterviewEventFields } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { lockInterview } from './lock-interview.ts'
import * as writeStore from './queries/write.queries.ts'
import { settleIfBothConfirmed } from './settle-attendance.ts'

/**
 * Records whether the interview took place. Against a company's claim, "it did" contests the claim;
 * "it did not" is the intern's own claim.
 */
export const sayAttendance: Handler<typeof interviewEndpoints.sayAttendance> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = (await lockInterview(db, actor, body.interview_id)) ?? notFound()
  const { row } = locked
  const facts = toInterviewFacts(row)
  const isContest = body.attended && facts.noShowClaim?.claimedBy === 'company'
  authorize(
    !body.attended
      ? interviewCan.claimNoShow(actor, facts)
      : isContest
        ? interviewCan.contestNoShow(actor, facts, now)
        : interviewCan.confirmHeld(actor, facts),
  )
  if (!body.attended) requireExplanation(body.note)
  await db.run(writeStore.saveAttendance, {
    interview_id: row.interview_id,
    company_attended: null,
    intern_attended: body.attended,
  })
  if (!body.attended) {
    await createNoShowClaim(db, row, 'intern', body.note)
    return toTransitionView(row)
  }
  if (isContest)
    await db.run(writeStore.contestNoShow, {
      interview_id: row.interview_id,
      now: now.toISOString(),
    })
  await db.recordEvent(interviewEvents[isContest ? 'contestNoShow' : 'confirmHeld'], {
    ...toInterviewEventFields(row),
    note: body.note ?? null,
    data: { starts_at: row.starts_at },
  })
  return isContest ? toTransitionView(row) : settleIfBothConfirmed(db, row)
}

/**
 * An intern's claim that the company missed the interview needs an explanation.
 * @throws VALIDATION
 */
function requireExplanation(note: string | null | undefined): void {
  if (!note)
    throw new AppError('VALIDATION', {
      messageKey: 'interviews.refused.noExplanation',
      fields: { note: translate('interviews.refused.noExplanation') },
    })
}
