import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import { type ClaimSide, isClaimContested } from '@fledge/domain/interviews/no-show-claims.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { Transition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  refuseTransition,
  notFound,
  Refusal,
  refuse,
  toRefusal,
} from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { checkBookingAllowed } from '../no-shows/public.ts'
import { endInterview, recordInterviewEvent } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import {
  agreeOnInterviewTime,
  returnToShortlist,
  lockInterview,
  proposeOtherTimes,
  completeInterviewStage,
} from './lock-interview.ts'
import { scheduleReminder } from './remind-of-deadlines.ts'
import type { InterviewRow } from './store.ts'
import * as writeStore from './write-store.ts'

type Endpoints = typeof interviewEndpoints

/** Returns the short response of a transition. */
export const toTransitionView = (row: InterviewRow, moved?: Transition<string>) => ({
  interview_id: row.interview_id,
  candidature_id: row.candidature_id,
  // The new status comes from the interview machine.
  status: (moved?.to ?? row.status) as InterviewStatus,
})

export const selectTimeslot: Handler<Endpoints['selectTimeslot']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const verdict = interviewCan.choose(actor, toInterviewFacts(locked.row), body.slot_id, now)
  if (!verdict.allowed) return toRefusal(verdict)
  const stopped = await checkBookingAllowed(db, { company: actor.company })
  if (stopped) return stopped
  const moved = await agreeOnInterviewTime(db, locked, 'choose', body.slot_id)
  return moved instanceof Refusal ? moved : toTransitionView(locked.row, moved)
}

export const rescheduleInterview: Handler<Endpoints['rescheduleInterview']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const verdict = interviewCan.reschedule(actor, toInterviewFacts(locked.row), now)
  if (!verdict.allowed) return toRefusal(verdict)
  const stopped = await checkBookingAllowed(db, { company: actor.company })
  if (stopped) return stopped
  const moved = await proposeOtherTimes(db, locked, {
    move: 'reschedule',
    slots: body.slots,
    zone: body.zone ?? locked.row.company_zone,
    reason: body.reason,
  })
  return moved instanceof Refusal ? moved : toTransitionView(locked.row, moved)
}

export const withdrawInterview: Handler<Endpoints['withdrawInterview']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const verdict = interviewCan.cancel(actor, toInterviewFacts(locked.row), now)
  if (!verdict.allowed) return toRefusal(verdict)
  const moved = await endInterview(db, locked.row, {
    move: 'cancel',
    by: 'company',
    reason: body.reason,
    note: body.note ?? null,
  })
  if ('illegal' in moved) return refuseTransition(moved)
  await returnToShortlist(db, locked.row, body.reason)
  return toTransitionView(locked.row, moved)
}

export const updateNotesLink: Handler<Endpoints['updateNotesLink']> = async ({
  actor,
  db,
  body,
}) => {
  const locked = await lockInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const { row } = locked
  const verdict = interviewCan.editNotes(actor, toInterviewFacts(row))
  if (!verdict.allowed) return toRefusal(verdict)
  const link = body.meeting_link ?? row.meeting_link
  await db.one(
    writeStore.updateLink,
    row.interview_id,
    actor.company,
    link,
    body.notes ?? row.notes,
  )
  if (link !== row.meeting_link) await recordInterviewEvent(db, row, toStatelessEvent('moveLink'))
  return toTransitionView(row)
}

/** Returns the event of an action without a state change that both timelines show. */
export const toStatelessEvent = (move: string) => ({
  machine: 'interview',
  name: move,
  from: null,
  to: null,
})

/**
 * Completes an interview with feedback and spends its credit. If the intern did not come, claims a
 * no-show instead, which can be contested.
 */
export const giveFeedback: Handler<Endpoints['giveFeedback']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const { row } = locked
  const verdict = body.attended
    ? interviewCan.giveFeedback(actor, toInterviewFacts(row), now)
    : interviewCan.claimNoShow(actor, toInterviewFacts(row))
  if (!verdict.allowed) return toRefusal(verdict)
  if (body.attended && !body.decision)
    return refuse('VALIDATION', {
      messageKey: 'interviews.refused.noDecision',
      fields: { decision: translate('interviews.refused.noDecision') },
    })
  if (!body.attended) return claimInternNoShow(db, row, body.note)
  await db.run(
    writeStore.saveFeedback,
    row.interview_id,
    'company',
    actor.userId,
    true,
    body.rating ?? null,
    body.strengths ?? null,
    body.decision ?? null,
    body.note ?? null,
    now.toISOString(),
  )
  await db.run(writeStore.saveAttendance, row.interview_id, true, null)
  const moved = await endInterview(db, row, { move: 'complete', by: 'company' })
  // An interview completed by the clock can still get feedback; the policy has rejected everything
  // else.
  if ('illegal' in moved) return toTransitionView(row)
  await completeInterviewStage(db, row)
  return toTransitionView(row, moved)
}

async function claimInternNoShow(tx: Tx, row: InterviewRow, note: string | undefined) {
  if (!note)
    return refuse('VALIDATION', {
      messageKey: 'interviews.refused.noExplanation',
      fields: { note: translate('interviews.refused.noExplanation') },
    })
  await tx.run(writeStore.saveAttendance, row.interview_id, false, null)
  await createNoShowClaim(tx, row, 'company', note)
  return toTransitionView(row)
}

/**
 * Claims that the other side did not come. If that side has already said that it took place, the
 * programme team decides directly.
 */
export async function createNoShowClaim(
  tx: Tx,
  row: InterviewRow,
  by: ClaimSide,
  note: string | undefined,
): Promise<void> {
  const now = tx.now.toISOString()
  const isContested = isClaimContested(by, {
    company: row.company_attended,
    intern: row.intern_attended,
  })
  await tx.run(writeStore.insertNoShowClaim, row.interview_id, by, now, isContested ? now : null)
  await scheduleReminder(tx, row.interview_id)
  await recordInterviewEvent(
    tx,
    row,
    toStatelessEvent(by === 'company' ? 'claimInternNoShow' : 'claimCompanyNoShow'),
    { note: note ?? null, data: { is_contested: isContested } },
  )
}

export const contestByCompany: Handler<Endpoints['contestByCompany']> = async ({
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
  await db.run(writeStore.saveAttendance, locked.row.interview_id, true, null)
  await recordInterviewEvent(db, locked.row, toStatelessEvent('contestNoShow'), { note: body.note })
  return toTransitionView(locked.row)
}
