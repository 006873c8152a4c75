import {
  getHoldEndOnCancel,
  holdEndByTransition,
  getHoldEndOnReject,
} from '@fledge/domain/credits/rules.ts'
import type { HoldEnd } from '@fledge/domain/credits/types.ts'
import { type InterviewEndData, interviewEvents } from '@fledge/domain/interviews/events.ts'
import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import { isAgreedInterview } from '@fledge/domain/interviews/rules.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { TransitionEventType } from '@fledge/kernel/events.ts'
import type { Transition, TransitionActor } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { assertTransition } from '../../platform/http/app-error.ts'
import { settleInterviewHolds } from '../credits/public.ts'
import * as writeStore from './queries/write.queries.ts'
import type { InterviewRow } from './queries/interviews.queries.ts'

/** Transitions that end an interview or leave it to be settled. */
export type InterviewTransitionName =
  | 'cancel'
  | 'decline'
  | 'lapse'
  | 'release'
  | 'reject'
  | 'recordInternNoShow'
  | 'recordCompanyNoShow'
  | 'complete'
  | 'settle'
  | 'pass'

export interface EndInterviewOptions {
  readonly by: TransitionActor
  readonly reason?: string | null | undefined
  readonly note?: string | null | undefined
}

function getHoldEnd(
  row: InterviewRow,
  { name, by }: Transition<InterviewStatus, InterviewTransitionName>,
  now: Date,
): HoldEnd | null {
  const startsAt = row.starts_at === null ? null : new Date(row.starts_at)
  if (name === 'pass') return null
  if (name === 'cancel')
    return getHoldEndOnCancel(row.status, startsAt, now, by === 'company' ? 'company' : 'system')
  if (name === 'reject') return getHoldEndOnReject(row.status, startsAt, now)
  return holdEndByTransition[name]
}

/** Returns the ids under which both timelines show an event of an interview. */
export const toInterviewEventFields = (row: InterviewRow) => ({
  subject: row.interview_id,
  company: row.company_id,
  intern: row.intern_id,
  candidature: row.candidature_id,
})

/**
 * Ends a locked interview: status, freed times, credit, event. The caller or an event handler
 * updates the candidature.
 * @throws ILLEGAL_TRANSITION
 */
export async function endInterview(
  tx: Tx,
  row: InterviewRow,
  name: InterviewTransitionName,
  { by, reason = null, note = null }: EndInterviewOptions,
): Promise<Transition<InterviewStatus>> {
  const transition = assertTransition(interviewMachine.transition(name, row.status, by))
  await tx.one(writeStore.updateInterviewStatus, {
    interview_ids: [row.interview_id],
    from: transition.from,
    to: transition.to,
    end_reason: reason,
    end_note: note,
    now: tx.now.toISOString(),
  })
  const end = getHoldEnd(row, transition, tx.now)
  const settled = end ? await settleInterviewHolds(tx, [row.interview_id], end, name) : []
  // Each of these transitions has the same data.
  const type: TransitionEventType<InterviewEndData, InterviewTransitionName> = interviewEvents[name]
  await tx.recordEvent(type, {
    ...toInterviewEventFields(row),
    transition,
    reason,
    note,
    data: {
      starts_at: row.starts_at,
      had_time: isAgreedInterview(row.status) ? row.starts_at : null,
      ...(end && settled.length > 0 ? { credit: end } : {}),
    },
  })
  return transition
}
