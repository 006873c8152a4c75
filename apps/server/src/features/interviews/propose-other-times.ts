import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import { getProposalEnd, isAgreedInterview } from '@fledge/domain/interviews/rules.ts'
import type { Transition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { assertTransition } from '../../platform/http/app-error.ts'
import { transitionCandidatureIfPossible } from '../candidatures/public.ts'
import { requireFreeSlots, requireValidSlots } from './check-proposed-times.ts'
import { toInterviewEventFields } from './end-interview.ts'
import type { LockedInterview } from './lock-interview.ts'
import { scheduleReminder } from './remind-of-deadlines.ts'
import type { InterviewRow } from './queries/interviews.queries.ts'
import { reproposeInterview } from './queries/write.queries.ts'

export interface ReproposalOptions {
  readonly name: 'counterPropose' | 'reschedule'
  readonly slots: readonly string[]
  readonly zone: string
  readonly reason: string | undefined
}

/**
 * Proposes other times instead of the proposed or agreed ones; an agreed time is freed immediately.
 * @throws VALIDATION or SLOT_TAKEN, with messages by field
 */
export async function proposeOtherTimes(
  tx: Tx,
  { row, candidature }: LockedInterview,
  { name, slots, zone, reason }: ReproposalOptions,
): Promise<Transition> {
  const by = name === 'reschedule' ? 'company' : 'intern'
  const transition = assertTransition(interviewMachine.transition(name, row.status, by))
  requireValidSlots(slots, row.duration_minutes, tx.now, candidature.placement_ends_at)
  await requireFreeTimes(tx, row, slots)
  const now = tx.now.toISOString()
  const counts =
    by === 'company' ? { by_company: 1, by_intern: 0 } : { by_company: 0, by_intern: 1 }
  await tx.one(reproposeInterview, {
    interview_id: row.interview_id,
    from: transition.from,
    to: transition.to,
    slot_starts: slots,
    proposed_zone: zone,
    answer_by: getProposalEnd(now, slots).toISOString(),
    ...counts,
    end_reason: null,
    end_note: reason ?? null,
    now,
  })
  await scheduleReminder(tx, row.interview_id)
  const hadTime = isAgreedInterview(row.status) ? row.starts_at : null
  // Only an agreed interview had advanced the stage.
  if (hadTime !== null)
    await transitionCandidatureIfPossible(tx, {
      id: row.candidature_id,
      move: 'rescheduleInterview',
      by,
    })
  await tx.recordEvent(interviewEvents[name], {
    ...toInterviewEventFields(row),
    transition,
    note: reason ?? null,
    data: { starts_at: row.starts_at, slots, had_time: hadTime },
  })
  return transition
}

const requireFreeTimes = (tx: Tx, row: InterviewRow, slots: readonly string[]) =>
  requireFreeSlots(tx, {
    slots,
    minutes: row.duration_minutes,
    intern: row.intern_id,
    members: row.interviewers.map(({ member_id }) => member_id),
    exceptInterviewId: row.interview_id,
  })
