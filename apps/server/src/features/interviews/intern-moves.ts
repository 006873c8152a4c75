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
import { bookingRefused } from '../no-shows/public.ts'
import { makeClaim, movedView, proof } from './company-moves.ts'
import { endInterview, recordInterview } from './end-interview.ts'
import { factsOf } from './interview-facts.ts'
import {
  agreeOn,
  backToShortlist,
  lockedInterview,
  proposeOther,
  toInterviewed,
} from './locked-interview.ts'
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
  const locked = await lockedInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const facts = factsOf(locked.row)
  const verdict =
    'slot_id' in body
      ? interviewCan.confirm(actor, facts, body.slot_id, now)
      : interviewCan.decline(actor, facts, now)
  if (!verdict.allowed) return toRefusal(verdict)
  if ('slot_id' in body) {
    const stopped = await bookingRefused(db, { intern: actor.intern })
    if (stopped) return stopped
    const agreed = await agreeOn(db, locked, 'confirm', body.slot_id)
    return agreed instanceof Refusal ? agreed : movedView(locked.row, agreed)
  }
  const moved = await endInterview(db, locked.row, {
    move: 'decline',
    by: 'intern',
    reason: body.reason,
    note: body.note ?? null,
  })
  if ('illegal' in moved) return refuseTransition(moved)
  await backToShortlist(db, locked.row, body.reason)
  return movedView(locked.row, moved)
}

/** Suggests other times instead of the proposed ones. */
export const counterPropose: Handler<Endpoints['counterPropose']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockedInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const verdict = interviewCan.counterPropose(actor, factsOf(locked.row), now)
  if (!verdict.allowed) return toRefusal(verdict)
  const stopped = await bookingRefused(db, { intern: actor.intern })
  if (stopped) return stopped
  const moved = await proposeOther(db, locked, {
    move: 'counterPropose',
    slots: body.slots,
    zone: body.zone ?? locked.row.intern_zone,
    reason: body.reason,
  })
  return moved instanceof Refusal ? moved : movedView(locked.row, moved)
}

export const giveInternFeedback: Handler<Endpoints['giveInternFeedback']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockedInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const verdict = interviewCan.giveInternFeedback(actor, factsOf(locked.row), now)
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
  await recordInterview(db, locked.row, proof('giveInternFeedback'))
  return settleWhenBothSaid(db, locked.row)
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
  const locked = await lockedInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const { row } = locked
  const facts = factsOf(row)
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
    await makeClaim(db, row, 'intern', body.note)
    return movedView(row)
  }
  if (isContest) await db.run(writeStore.contestNoShow, row.interview_id, now.toISOString())
  await recordInterview(db, row, proof(isContest ? 'contestNoShow' : 'sayHeld'), {
    note: body.note ?? null,
  })
  return isContest ? movedView(row) : settleWhenBothSaid(db, row)
}

/**
 * Completes an interview if the company has also said that it took place, for example against a
 * claim that was later withdrawn.
 */
async function settleWhenBothSaid(db: Tx, row: InterviewRow) {
  if (!isPastInterview(row.status) || row.company_attended !== true) return movedView(row)
  const moved = await endInterview(db, row, { move: 'settle', by: 'intern' })
  if ('illegal' in moved) return refuseTransition(moved)
  await toInterviewed(db, row)
  return movedView(row, moved)
}

export const contestByIntern: Handler<Endpoints['contestByIntern']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockedInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const verdict = interviewCan.contestNoShow(actor, factsOf(locked.row), now)
  if (!verdict.allowed) return toRefusal(verdict)
  await db.run(writeStore.contestNoShow, locked.row.interview_id, now.toISOString())
  await db.run(writeStore.saveAttendance, locked.row.interview_id, null, true)
  await recordInterview(db, locked.row, proof('contestNoShow'), { note: body.note })
  return movedView(locked.row)
}
