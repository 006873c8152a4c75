import type { TransitionActor } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { endInterview, type InterviewTransitionName } from './end-interview.ts'
import * as store from './store.ts'

export { handOverInterviews, listHandOvers } from './hand-over.ts'
export type { InterviewRow } from './store.ts'

const moveOf = {
  REJECTED: { move: 'reject', by: 'system' },
  UNAVAILABLE: { move: 'release', by: 'system' },
  /** An action of the company: a late one spends the credit. */
  CANCELLED_BY_COMPANY: { move: 'cancel', by: 'company' },
  CANCELLED_BY_SYSTEM: { move: 'cancel', by: 'system' },
  CANCELLED_BY_INTERN: { move: 'decline', by: 'intern' },
} as const satisfies Readonly<
  Record<string, { move: InterviewTransitionName; by: TransitionActor }>
>

/**
 * Ends the open interviews of ended candidatures, with their credits. This feature's event handlers
 * already call it on `candidature.disqualify` (rejected, with any open no-show claim), `.withdraw`
 * (by the intern) and `.close` (unavailable, or cancelled if the company archived the plan or
 * left), so callers that end a candidature need not. Past interviews (IN_PAST) are only affected by
 * a rejection; otherwise their outcome can still be reported.
 * @returns the interviews it ended
 */
export async function endOpenInterviews(
  tx: Tx,
  candidatureIds: readonly string[],
  ask: { as: keyof typeof moveOf; reason: string; note?: string },
): Promise<readonly string[]> {
  if (candidatureIds.length === 0) return []
  const rows = await tx.many(store.lockOpenInterviews, candidatureIds)
  const ended: string[] = []
  for (const row of rows) {
    const moved = await endInterview(tx, row, {
      ...moveOf[ask.as],
      reason: ask.reason,
      note: ask.note ?? null,
    })
    if (!('illegal' in moved)) ended.push(row.interview_id)
  }
  return ended
}
