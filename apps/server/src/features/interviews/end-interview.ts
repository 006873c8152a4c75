import {
  getHoldEndOnCancel,
  holdEndByTransition,
  getHoldEndOnReject,
} from '@fledge/domain/credits/rules.ts'
import type { HoldEnd } from '@fledge/domain/credits/types.ts'
import { type InterviewEndData, interviewEvents } from '@fledge/domain/interviews/events.ts'
import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import { isAgreedInterview } from '@fledge/domain/interviews/rules.ts'
import type { TransitionEventType } from '@fledge/kernel/events.ts'
import {
  type IllegalTransition,
  isTransition,
  type Transition,
  type TransitionActor,
} from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { settleInterviewHolds } from '../credits/public.ts'
import type { InterviewRow } from './store.ts'
import * as writeStore from './write-store.ts'

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
  readonly move: InterviewTransitionName
  readonly by: TransitionActor
  readonly reason?: string | null
  readonly note?: string | null
}

function holdEndOf(
  row: InterviewRow,
  { move, by }: EndInterviewOptions,
  now: Date,
): HoldEnd | null {
  const startsAt = row.starts_at === null ? null : new Date(row.starts_at)
  if (move === 'pass') return null
  if (move === 'cancel')
    return getHoldEndOnCancel(row.status, startsAt, now, by === 'company' ? 'company' : 'system')
  if (move === 'reject') return getHoldEndOnReject(row.status, startsAt, now)
  return holdEndByTransition[move]
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
 */
export async function endInterview(
  tx: Tx,
  row: InterviewRow,
  ask: EndInterviewOptions,
): Promise<Transition | IllegalTransition> {
  const transition = interviewMachine.transition(ask.move, row.status, ask.by)
  if (!isTransition(transition)) return transition
  await tx.one(
    writeStore.updateInterviewStatus,
    row.interview_id,
    transition.from,
    transition.to,
    ask.reason ?? null,
    ask.note ?? null,
    tx.now.toISOString(),
  )
  const end = holdEndOf(row, ask, tx.now)
  const settled = end ? await settleInterviewHolds(tx, [row.interview_id], end, ask.move) : []
  // Each of these transitions has the same data.
  const type: TransitionEventType<InterviewEndData, InterviewTransitionName> =
    interviewEvents[ask.move]
  await tx.recordEvent(type, {
    ...toInterviewEventFields(row),
    transition,
    reason: ask.reason ?? null,
    note: ask.note ?? null,
    data: {
      starts_at: row.starts_at,
      had_time: isAgreedInterview(row.status) ? row.starts_at : null,
      ...(end && settled.length > 0 ? { credit: end } : {}),
    },
  })
  return transition
}
