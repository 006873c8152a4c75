import { isPastInterview } from '@fledge/domain/interviews/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { toTransitionView } from './transition-view.ts'
import { endInterview } from './end-interview.ts'
import { completeInterviewStage } from './lock-interview.ts'
import type { InterviewRow } from './queries/interviews.queries.ts'

/**
 * Completes an interview if the company has also said that it took place, for example against a
 * claim that was later withdrawn.
 */
export async function settleIfBothConfirmed(tx: Tx, row: InterviewRow) {
  if (!isPastInterview(row.status) || row.company_attended !== true) return toTransitionView(row)
  const transition = await endInterview(tx, row, 'settle', { by: 'intern' })
  await completeInterviewStage(tx, row)
  return toTransitionView(row, transition)
}
