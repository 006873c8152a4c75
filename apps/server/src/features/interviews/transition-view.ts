import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { Transition } from '@fledge/kernel/machine.ts'
import type { InterviewRow } from './queries/interviews.queries.ts'

/** Returns the short response of a transition. */
export const toTransitionView = (row: InterviewRow, transition?: Transition<string>) => ({
  interview_id: row.interview_id,
  candidature_id: row.candidature_id,
  // The new status comes from the interview machine.
  status: (transition?.to ?? row.status) as InterviewStatus,
})
