import { reviewCalls } from '@fledge/contract/reviews/calls.ts'
import { room } from '../../platform/http/handler.ts'
import {
  addressFeedback,
  approveApplication,
  listFeedback,
  rejectApplication,
  requestChanges,
  saveComment,
  takeReview,
} from './decide-review.ts'
import { countReviews, getReview, listReviews, readIdentityDocuments } from './review-queue.ts'

export const reviewsRoom = room(reviewCalls, {
  listReviews,
  countReviews,
  getReview,
  takeReview,
  saveComment,
  requestChanges,
  approveApplication,
  rejectApplication,
  readIdentityDocuments,
  listFeedback,
  addressFeedback,
})
