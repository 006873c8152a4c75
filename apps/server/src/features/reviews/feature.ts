import { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import {
  addressFeedback,
  approveApplication,
  listFeedback,
  rejectApplication,
  requestChanges,
  saveComment,
  takeReview,
} from './decide-review.ts'
import { countQueues } from './count-queues.ts'
import { countReviews, getReview, listReviews, readIdentityDocuments } from './review-queue.ts'
import { withdrawByTeam } from './withdraw-application.ts'

export const reviewsFeature = defineFeature(reviewEndpoints, {
  listReviews,
  countReviews,
  countQueues,
  getReview,
  takeReview,
  saveComment,
  requestChanges,
  approveApplication,
  rejectApplication,
  withdrawByTeam,
  readIdentityDocuments,
  listFeedback,
  addressFeedback,
})
