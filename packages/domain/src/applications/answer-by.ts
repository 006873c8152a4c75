import type { Instant } from '@fledge/kernel/dates.ts'
import { askedAnswerBy, teamAnswerBy } from '../promises.ts'
import type { ApplicationStatus } from './words.ts'

interface Waiting {
  readonly status: ApplicationStatus
  readonly submittedAt: Instant | null
  /** Of the newest comments sent to the intern. */
  readonly changesAskedAt: Instant | null
}

/** Whether the intern is asked to change and send it again: also when every comment is already marked. */
export function awaitsIntern(status: ApplicationStatus): boolean {
  return status === 'CHANGES_REQUESTED'
}

/** The day an application's answer is due: the programme team's while it reads, the intern's while changes are asked for; null while nobody waits. */
export function applicationAnswerBy({ status, submittedAt, changesAskedAt }: Waiting): Date | null {
  if (awaitsIntern(status)) return changesAskedAt ? askedAnswerBy(changesAskedAt) : null
  return (status === 'SUBMITTED' || status === 'IN_REVIEW') && submittedAt
    ? teamAnswerBy(submittedAt)
    : null
}
