import type { ApplicationStatus } from '../applications/types.ts'

/** Progress of the applications of a batch, in order. */
export const cohortStages = ['writing', 'waiting', 'approved', 'enrolled', 'left'] as const
export type CohortStage = (typeof cohortStages)[number]

/** The stage of each status. */
export const cohortStageByStatus: Readonly<Record<ApplicationStatus, CohortStage>> = {
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

/**
 * Counts the applications of a batch by stage.
 * @param counts number of applications per status; a missing status counts as 0
 */
export function countByStage(
  counts: Readonly<Partial<Record<ApplicationStatus, number>>>,
): Record<CohortStage, number> {
  const cohort: Record<CohortStage, number> = {
    writing: 0,
    waiting: 0,
    approved: 0,
    enrolled: 0,
    left: 0,
  }
  // The keys are application statuses by its type.
  for (const [status, stage] of Object.entries(cohortStageByStatus) as [
    ApplicationStatus,
    CohortStage,
  ][])
    cohort[stage] += counts[status] ?? 0
  return cohort
}
