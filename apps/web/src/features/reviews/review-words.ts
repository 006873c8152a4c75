import { applicationSteps } from '@fledge/domain/applications/application-sections.ts'
import type { Payload } from '../../platform/client.ts'

export type Review = Payload<'reviews', 'getReview'>

/** The sections that a reviewer reads: not diversity, and not the intern's own review page. */
export const reviewedSteps = applicationSteps.filter(
  (step) => step.section !== 'DIVERSITY_INFORMATION' && step.section !== 'REVIEW',
)
export const nameOfReview = (review: Review): string =>
  `${review.profile.first_name} ${review.profile.last_name}`
