import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import { isPastInterview } from '@fledge/domain/interviews/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  refuseTransition,
  notFound,
  refuse,
  toRefusal,
  Refusal,
} from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { checkBookingAllowed } from '../no-shows/public.ts'
import { createNoShowClaim, toTransitionView, toStatelessEvent } from './company-transitions.ts'
import { endInterview, recordInterviewEvent } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import {
  agreeOnInterviewTime,
  returnToShortlist,
  lockInterview,
  proposeOtherTimes,
  completeInterviewStage,
} from './lock-interview.ts'
import type { InterviewRow } from './store.ts'
import * as writeStore from './write-store.ts'

type Endpoints = typeof interviewEndpoints

/** Accepts one of the proposed times, or declines with a reason. */
export const confirmInterview: Handler<Endpoints['confirmInterview']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const facts = toInterviewFacts(locked.row)
  const verdict =
    'slot_id' in body
      ? interviewCan.confirm(actor, facts, body.slot_id, now)
      : interviewCan.decline(actor, facts, now)
  if (!verdict.allowed) return toRefusal(verdict)
  if ('slot_id' in body) {
    const stopped = await checkBookingAllowed(db, { intern: actor.intern })
    if (stopped) return stopped
    const agreed = await agreeOnInterviewTime(db, locked, 'confirm', body.slot_id)
    return agreed instanceof Refusal ? agreed : toTransitionView(locked.row, agreed)
  }
  const moved = await endInterview(db, locked.row, {
    move: 'decline',
    by: 'intern',
    reason: body.reason,
    note: body.note ?? null,
  })
  if ('illegal' in moved) return refuseTransition(moved)
  await returnToShortlist(db, locked.row, body.reason)
  return toTransitionView(locked.row, moved)
}

/** Suggests other times instead of the proposed ones. */
export const counterPropose: Handler<Endpoints['counterPropose']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const verdict = interviewCan.counterPropose(actor, toInterviewFacts(locked.row), now)
  if (!verdict.allowed) return toRefusal(verdict)
  const stopped = await checkBookingAllowed(db, { intern: actor.intern })
  if (stopped) return stopped
  const moved = await proposeOtherTimes(db, locked, {
    move: 'counterPropose',
    slots: body.slots,
    zone: body.zone ?? locked.row.intern_zone,
    reason: body.reason,
  })
  return moved instanceof Refusal ? moved : toTransitionView(locked.row, moved)
}

export const giveInternFeedback: Handler<Endpoints['giveInternFeedback']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const verdict = interviewCan.giveInternFeedback(actor, toInterviewFacts(locked.row), now)
  if (!verdict.allowed) return toRefusal(verdict)
  await db.run(
    writeStore.saveFeedback,
    locked.row.interview_id,
    'intern',
    actor.userId,
    true,
    body.rating,
    body.strengths ?? null,
    null,
    body.note ?? null,
    now.toISOString(),
  )
  await db.run(writeStore.saveAttendance, locked.row.interview_id, null, true)
  await recordInterviewEvent(db, locked.row, toStatelessEvent('giveInternFeedback'))
  return settleIfBothConfirmed(db, locked.row)
}

/**
 * Records whether the interview took place. Against a company's claim, "it did" contests the claim;
 * "it did not" is the intern's own claim.
 */
export const sayAttendance: Handler<Endpoints['sayAttendance']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const { row } = locked
  const facts = toInterviewFacts(row)
  const isContest = body.attended && facts.noShowClaim?.by === 'company'
  const verdict = !body.attended
    ? interviewCan.claimNoShow(actor, facts)
    : isContest
      ? interviewCan.contestNoShow(actor, facts, now)
      : interviewCan.sayHeld(actor, facts)
  if (!verdict.allowed) return toRefusal(verdict)
  if (!body.attended && !body.note)
    return refuse('VALIDATION', {
      messageKey: 'interviews.refused.noExplanation',
      fields: { note: translate('interviews.refused.noExplanation') },
    })
  await db.run(writeStore.saveAttendance, row.interview_id, null, body.attended)
  if (!body.attended) {
    await createNoShowClaim(db, row, 'intern', body.note)
    return toTransitionView(row)
  }
  if (isContest) await db.run(writeStore.contestNoShow, row.interview_id, now.toISOString())
  await recordInterviewEvent(db, row, toStatelessEvent(isContest ? 'contestNoShow' : 'sayHeld'), {
    note: body.note ?? null,
  })
  return isContest ? toTransitionView(row) : settleIfBothConfirmed(db, row)
}

/**
 * Completes an interview if the company has also said that it took place, for example against a
 * claim that was later withdrawn.
 */
async function settleIfBothConfirmed(db: Tx, row: InterviewRow) {
  if (!isPastInterview(row.status) || row.company_attended !== true) return toTransitionView(row)
  const moved = await endInterview(db, row, { move: 'settle', by: 'intern' })
  if ('illegal' in moved) return refuseTransition(moved)
  await completeInterviewStage(db, row)
  return toTransitionView(row, moved)
}

export const contestByIntern: Handler<Endpoints['contestByIntern']> = async ({
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
