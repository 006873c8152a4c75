import type { Instant } from '@fledge/kernel/dates.ts'
import { responseDueAt, teamReviewDueAt } from '../response-deadlines.ts'
import type { ApplicationStatus } from './types.ts'

export interface WaitingApplication {
  readonly status: ApplicationStatus
  readonly submittedAt: Instant | null
  /** Of the newest comments sent to the intern. */
  readonly changesAskedAt: Instant | null
  readonly enrolmentClosesAt: Instant
  /** The last second of the placement deadline; null while the programme's days are open. */
  readonly placementDueAt: Instant | null
  /** A company or the intern has something open, which has a turn of its own. */
  readonly hasOpenCandidature: boolean
}

/** Whose turn an application is: the intern's, the programme team's, or nobody's while something else of it has its turn. */
export const applicationTurns = ['intern', 'team', 'none'] as const
export type ApplicationTurn = (typeof applicationTurns)[number]

export interface ApplicationWait {
  readonly turn: ApplicationTurn
  readonly due: Date | null
}

/** Whose turn an application is and by when; passing the day ends nothing (spec/states.md, application). */
export function applicationWait(one: WaitingApplication): ApplicationWait {
  const at = (due: Instant | null) => (due === null ? null : new Date(due))
  switch (one.status) {
    case 'NOT_STARTED':
    case 'IN_PROGRESS':
      return { turn: 'intern', due: at(one.enrolmentClosesAt) }
    case 'CHANGES_REQUESTED':
      return {
        turn: 'intern',
        due: one.changesAskedAt === null ? null : responseDueAt(one.changesAskedAt),
      }
    case 'SUBMITTED':
    case 'IN_REVIEW':
      return {
        turn: 'team',
        due: one.submittedAt === null ? null : teamReviewDueAt(one.submittedAt),
      }
    case 'APPROVED':
      return one.hasOpenCandidature
        ? { turn: 'none', due: null }
        : { turn: 'team', due: at(one.placementDueAt) }
    default:
      return { turn: 'none', due: null }
  }
}
