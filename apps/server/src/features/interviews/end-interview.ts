import {
  getHoldEndOnCancel,
  holdEndByTransition,
  getHoldEndOnReject,
} from '@fledge/domain/credits/rules.ts'
import type { HoldEnd } from '@fledge/domain/credits/types.ts'
import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import {
  type IllegalTransition,
  isTransition,
  type Transition,
  type TransitionActor,
} from '@fledge/kernel/machine.ts'
import type { LooseDomainEvent, Tx } from '../../platform/db/database.ts'
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

/** Records the event of a transition; both timelines show it. */
export async function recordInterviewEvent(
  tx: Tx,
  row: InterviewRow,
  moved: LooseDomainEvent['transition'],
  more: { reason?: string | null; note?: string | null; data?: Record<string, unknown> } = {},
): Promise<void> {
  await tx.recordEvent({
    transition: moved,
    subject: row.interview_id,
    company: row.company_id,
    intern: row.intern_id,
    candidature: row.candidature_id,
    reason: more.reason ?? null,
    note: more.note ?? null,
    data: { starts_at: row.starts_at, ...more.data },
  })
}

/**
 * Ends a locked interview: status, freed times, credit, event. The caller or an event handler
 * updates the candidature.
 */
export async function endInterview(
  tx: Tx,
  row: InterviewRow,
  ask: EndInterviewOptions,
): Promise<Transition | IllegalTransition> {
  const moved = interviewMachine.transition(ask.move, row.status, ask.by)
  if (!isTransition(moved)) return moved
  await tx.one(
    writeStore.updateInterviewStatus,
    row.interview_id,
    moved.from,
    moved.to,
    ask.reason ?? null,
    ask.note ?? null,
    tx.now.toISOString(),
  )
  const end = holdEndOf(row, ask, tx.now)
  const settled = end ? await settleInterviewHolds(tx, [row.interview_id], end, ask.move) : []
  await recordInterviewEvent(tx, row, moved, {
    reason: ask.reason ?? null,
    note: ask.note ?? null,
    data: settled.length > 0 ? { credit: end } : {},
  })
  return moved
}
