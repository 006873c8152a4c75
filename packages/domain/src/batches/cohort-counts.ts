import type { ApplicationStatus } from '../applications/types.ts'

/** How far the people of a batch are, in the order of their way. */
export const cohortStages = ['writing', 'waiting', 'approved', 'enrolled', 'left'] as const
export type CohortStage = (typeof cohortStages)[number]

const stages: Readonly<Record<ApplicationStatus, CohortStage>> = {
  NOT_STARTED: 'writing',
  IN_PROGRESS: 'writing',
  CHANGES_REQUESTED: 'writing',
  SUBMITTED: 'waiting',
  IN_REVIEW: 'waiting',
  APPROVED: 'approved',
  ENROLLED: 'enrolled',
  COMPLETED: 'enrolled',
  NOT_PLACED: 'left',
  REJECTED: 'left',
  WITHDRAWN: 'left',
}

/** Applications of a batch by stage. @param counts how many there are of each status; missing ones are none */
export function cohortOf(
  counts: Readonly<Partial<Record<ApplicationStatus, number>>>,
): Record<CohortStage, number> {
  const cohort: Record<CohortStage, number> = {
    writing: 0,
    waiting: 0,
    approved: 0,
    enrolled: 0,
    left: 0,
  }
  // The keys of a record of statuses are statuses.
  for (const [status, stage] of Object.entries(stages) as [ApplicationStatus, CohortStage][])
    cohort[stage] += counts[status] ?? 0
  return cohort
}
