import { applicationSteps } from '@fledge/domain/applications/application-sections.ts'
import type { Payload } from '../../platform/http/client.ts'

export type Review = Payload<'reviews', 'getReview'>

/** Sections shown to reviewers, without diversity and the intern's own review page. */
export const reviewedSteps = applicationSteps.filter(
  (step) => step.section !== 'DIVERSITY_INFORMATION' && step.section !== 'REVIEW',
)
export const getReviewName = (review: Review): string =>
  `${review.profile.first_name} ${review.profile.last_name}`
