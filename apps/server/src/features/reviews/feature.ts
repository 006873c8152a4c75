import { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { addCannedComment } from './add-canned-comment.ts'
import { addressFeedback } from './address-feedback.ts'
import { answerOpinion } from './answer-opinion.ts'
import { approveApplication } from './approve-application.ts'
import { approveApplications } from './approve-applications.ts'
import { askOpinion } from './ask-opinion.ts'
import { cancelOpinion } from './cancel-opinion.ts'
import { drawApplicationSample } from './draw-application-sample.ts'
import { reviewEventHandlers } from './event-handlers.ts'
import { archiveCannedComment } from './archive-canned-comment.ts'
import { changeCannedComment } from './change-canned-comment.ts'
import { reviewJobs } from './jobs.ts'
import { getBatchMove } from './get-batch-move.ts'
import { listFeedback } from './list-feedback.ts'
import { moveToBatch } from './move-to-batch.ts'
import { previewApproveApplications } from './preview-approve-applications.ts'
import { rejectApplication } from './reject-application.ts'
import { exportCannedComments, listCannedComments } from './read-canned-comments.ts'
import { requestChanges } from './request-changes.ts'
import { restoreCannedComment } from './restore-canned-comment.ts'
import { saveComment } from './save-comment.ts'
import { takeReview } from './take-review.ts'
import { countReviewOwners, countReviews, getReview, listReviews } from './read-reviews.ts'
import { readIdentityDocuments } from './read-identity-documents.ts'
import { withdrawByTeam } from './withdraw-by-team.ts'

export const reviewsFeature = defineFeature(
  reviewEndpoints,
  {
    listReviews,
    countReviews,
    countReviewOwners,
    getReview,
    takeReview,
    saveComment,
    requestChanges,
    approveApplication,
    previewApproveApplications,
    drawApplicationSample,
    approveApplications,
    rejectApplication,
    withdrawByTeam,
    getBatchMove,
    moveToBatch,
    readIdentityDocuments,
    listFeedback,
    addressFeedback,
    listCannedComments,
    exportCannedComments,
    addCannedComment,
    changeCannedComment,
    archiveCannedComment,
    restoreCannedComment,
    askOpinion,
    answerOpinion,
    cancelOpinion,
  },
  { eventHandlers: reviewEventHandlers, jobs: reviewJobs },
)
