import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import { toSlotSpan } from '@fledge/domain/interviews/rules.ts'
import type { Transition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { transitionCandidatureIfPossible } from '../candidatures/public.ts'
import { toInterviewEventFields } from './end-interview.ts'
import type { LockedInterview } from './lock-interview.ts'
import { selectOverlappingTimes } from './queries/proposal.queries.ts'
import type { InterviewRow } from './queries/interviews.queries.ts'
import { updateInterviewConfirmed } from './queries/write.queries.ts'

/**
 * Agrees on a time: updates status, interviewers' times, event and stage.
 * @throws VALIDATION if the time was not proposed, SLOT_TAKEN if it has been taken since; the other
 * times remain proposed
 */
export async function agreeOnInterviewTime(
  tx: Tx,
  { row }: LockedInterview,
  name: 'confirm' | 'choose',
  slotId: string,
): Promise<Transition> {
  const by = name === 'confirm' ? 'intern' : 'company'
  const transition = assertTransition(interviewMachine.transition(name, row.status, by))
  const { startsAt, endsAt } = toSlotSpan(slotId, row.duration_minutes)
  await requireProposedTime(tx, row, startsAt)
  await tx.one(updateInterviewConfirmed, {
    interview_id: row.interview_id,
    from: transition.from,
    to: transition.to,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    now: tx.now.toISOString(),
  })
  await transitionCandidatureIfPossible(tx, {
    id: row.candidature_id,
    move: 'scheduleInterview',
    by,
  })
  await tx.recordEvent(interviewEvents[name], {
    ...toInterviewEventFields(row),
    transition,
    data: { starts_at: startsAt.toISOString() },
  })
  return transition
}

/** @throws VALIDATION if the time was not proposed, SLOT_TAKEN if it has been taken since */
async function requireProposedTime(tx: Tx, row: InterviewRow, startsAt: Date): Promise<void> {
  if (!row.slot_starts.some((start) => Date.parse(start) === startsAt.getTime()))
    throw new AppError('VALIDATION', {
      fields: { slot_id: translate('interviews.slot.notOffered') },
    })
  const overlapping = await tx.many(selectOverlappingTimes, {
    starts: [startsAt.toISOString()],
    minutes: row.duration_minutes,
    intern_id: row.intern_id,
    member_ids: row.interviewers.map(({ member_id }) => member_id),
    except: row.interview_id,
  })
  if (overlapping.length > 0) throw new AppError('SLOT_TAKEN')
}
