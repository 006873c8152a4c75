import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import type { TransitionActor } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { endInterview, type InterviewTransitionName } from './end-interview.ts'
import * as store from './queries/interviews.queries.ts'

export { lockInterviewDeadline, readInterviewDeadlines } from './extend-deadline.ts'
export { chooseHandOvers, handOverInterviews, listHandOvers } from './hand-over.ts'

const transitionByEnding = {
  REJECTED: { name: 'reject', by: 'system' },
  UNAVAILABLE: { name: 'release', by: 'system' },
  /** An action of the company: a late one spends the credit. */
  CANCELLED_BY_COMPANY: { name: 'cancel', by: 'company' },
  CANCELLED_BY_SYSTEM: { name: 'cancel', by: 'system' },
  CANCELLED_BY_INTERN: { name: 'decline', by: 'intern' },
} as const satisfies Readonly<
  Record<string, { name: InterviewTransitionName; by: TransitionActor }>
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
  { as, reason }: { as: keyof typeof transitionByEnding; reason: string },
): Promise<readonly string[]> {
  if (candidatureIds.length === 0) return []
  const rows = await tx.many(store.lockOpenInterviews, { candidature_ids: candidatureIds })
  const ended: string[] = []
  const { name, by } = transitionByEnding[as]
  for (const row of rows) {
    if (!interviewMachine.can(name, row.status, by)) continue
    await endInterview(tx, row, name, { by, reason })
    ended.push(row.interview_id)
  }
  return ended
}
