import type { Payload } from '../../platform/http/client.ts'

export type Review = Payload<'reviews', 'getReview'>

export const getReviewName = (review: Review): string =>
  `${review.profile.first_name} ${review.profile.last_name}`
