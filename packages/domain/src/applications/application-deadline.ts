import type { Instant } from '@fledge/kernel/dates.ts'
import { responseDueAt, teamReviewDueAt } from '../response-deadlines.ts'
import type { ApplicationStatus } from './types.ts'

export interface ApplicationTurnFacts {
  readonly status: ApplicationStatus
  readonly submittedAt: Instant | null
  /** Working days for the decision, as promised when it was submitted. */
  readonly reviewDays: number
  /** When the newest comments were sent to the intern. */
  readonly changesAskedAt: Instant | null
  readonly enrolmentClosesAt: Instant
  /** Later deadline that the programme team gave the intern; null for the usual one. */
  readonly extendedDueAt: Instant | null
  /** The last second of the placement deadline; null while the programme dates are not set. */
  readonly placementDueAt: Instant | null
  /** Whether the application has an open candidature, which has its own turn. */
  readonly hasOpenCandidature: boolean
}

/**
 * Whose turn an application is: the intern's, the programme team's, or none while an open
 * candidature has the turn.
 */
export const applicationTurns = ['intern', 'team', 'none'] as const
export type ApplicationTurn = (typeof applicationTurns)[number]

export interface ApplicationDeadline {
  readonly turn: ApplicationTurn
  readonly due: Date | null
}

/**
 * Returns whose turn an application is and its deadline. Passing the deadline does not end anything
 * (spec/states.md, application).
 */
export function getApplicationDeadline(application: ApplicationTurnFacts): ApplicationDeadline {
  const at = (due: Instant | null) => (due === null ? null : new Date(due))
  const extended = at(application.extendedDueAt)
  const extend = (due: Date) => (extended !== null && extended > due ? extended : due)
  switch (application.status) {
    case 'NOT_STARTED':
    case 'IN_PROGRESS':
      return { turn: 'intern', due: extend(new Date(application.enrolmentClosesAt)) }
    case 'CHANGES_REQUESTED':
      return {
        turn: 'intern',
        due:
          application.changesAskedAt === null
            ? null
            : extend(responseDueAt(application.changesAskedAt)),
      }
    case 'SUBMITTED':
    case 'IN_REVIEW':
      return {
        turn: 'team',
        due:
          application.submittedAt === null
            ? null
            : teamReviewDueAt(application.submittedAt, application.reviewDays),
      }
    case 'APPROVED':
      return application.hasOpenCandidature
        ? { turn: 'none', due: null }
        : { turn: 'team', due: at(application.placementDueAt) }
    default:
      return { turn: 'none', due: null }
  }
}
