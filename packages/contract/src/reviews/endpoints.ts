import { z } from 'zod'
import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { maxCommentLength, maxOfferedComments } from '@fledge/domain/reviews/types.ts'
import {
  rejectApplicationReasons,
  withdrawByTeamReasons,
} from '@fledge/domain/applications/reasons.ts'
import { section, status } from '../applications/schema.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { reasonOf, otherReasonNote } from '../platform/reasons.ts'
import { booleanText, emptyBody, keysetPaging, queryList, text, uuid } from '../platform/schema.ts'
import { cannedCommentEndpoints } from './canned-comment-endpoints.ts'
import { applicationApprovalPreview, approveApplicationsBody } from './bulk-schema.ts'
import { batchMove, moveResponse, moveToBatchBody } from './batch-move-schema.ts'
import { opinionEndpoints } from './opinion-endpoints.ts'
import { applicationReview, reviewComment, reviewQueueRow } from './review-schema.ts'
import { bulkResult } from '../platform/bulk.ts'
import { deskOwnerFilter, ownerCounts } from '../waits/schema.ts'
import { pendingResponse } from '../pending-acts/schema.ts'

const applicationParams = z.strictObject({ id: uuid })
const operator = ['operator:review'] as const
const transitionResponse = z.object({ application_id: z.string(), status })
const decisionResponse = z.object({
  application_id: z.string(),
  status,
  pending: pendingResponse,
})
const changes = [
  'listReviews',
  'getReview',
  'countReviews',
  'countReviewOwners',
  'getToday',
  'listPendingActs',
] as const

/** Only applications of interns who may have applied twice. */
const onlyDuplicates = booleanText.optional()

const applicationReviewEndpoints = defineEndpoints({
  listReviews: {
    method: 'GET',
    path: 'operator/applications',
    access: operator,
    summary: 'Returns the queue of applications, oldest first.',
    query: z.strictObject({
      status: queryList(status).optional(),
      duplicates: onlyDuplicates,
      owner: deskOwnerFilter,
      search: text(100).optional(),
      ...keysetPaging,
    }),
    response: z.array(reviewQueueRow),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  countReviews: {
    method: 'GET',
    path: 'operator/applications/counts',
    access: operator,
    summary: 'Returns the number of applications by status.',
    query: z.strictObject({ duplicates: onlyDuplicates }),
    response: z.record(z.string(), z.int()),
    fromReplica: true,
  },
  countReviewOwners: {
    method: 'GET',
    path: 'operator/applications/owners',
    access: operator,
    summary: 'Returns how many waiting applications no one, the reader or a colleague has taken.',
    query: z.strictObject({ duplicates: onlyDuplicates }),
    response: ownerCounts,
    fromReplica: true,
  },
  getReview: {
    method: 'GET',
    path: 'operator/applications/{id}',
    access: operator,
    summary:
      'Returns an application for its reviewer, with only the completion of the diversity section.',
    params: applicationParams,
    response: applicationReview,
  },
  takeReview: {
    method: 'POST',
    path: 'operator/applications/{id}/take',
    access: operator,
    summary: 'Assigns an application to the reviewer.',
    params: applicationParams,
    body: emptyBody,
    response: transitionResponse,
    errors: ['ILLEGAL_TRANSITION', 'CONFLICT'],
    invalidates: changes,
  },
  saveComment: {
    method: 'PUT',
    path: 'operator/applications/{id}/comments/{section}',
    access: operator,
    summary:
      'Saves the draft of a comment on a section; an empty one deletes it. Counts the canned comments that were inserted since it was last saved.',
    params: z.strictObject({ id: uuid, section }),
    body: z.strictObject({
      body: text(maxCommentLength),
      canned_ids: z.array(uuid).max(maxOfferedComments).optional(),
    }),
    response: z.object({ saved_at: z.string() }),
    errors: ['ILLEGAL_TRANSITION', 'CONFLICT'],
    invalidates: ['getReview'],
  },
  requestChanges: {
    method: 'POST',
    path: 'operator/applications/{id}/request-changes',
    access: operator,
    summary: 'Sends the comments to the intern.',
    params: applicationParams,
    body: emptyBody,
    response: decisionResponse,
    errors: ['ILLEGAL_TRANSITION', 'CONFLICT'],
    invalidates: changes,
  },
  approveApplication: {
    method: 'POST',
    path: 'operator/applications/{id}/approve',
    access: operator,
    summary: 'Approves an application, which makes the intern visible to companies.',
    params: applicationParams,
    body: emptyBody,
    response: decisionResponse,
    errors: ['ILLEGAL_TRANSITION', 'CONFLICT'],
    invalidates: changes,
  },
  previewApproveApplications: {
    method: 'GET',
    path: 'operator/applications/bulk',
    access: operator,
    summary:
      'Returns which waiting applications pass all checks, which are left out for which reason, and the sample to approve one by one before.',
    response: applicationApprovalPreview,
    errors: ['NOT_FOUND'],
  },
  drawApplicationSample: {
    method: 'POST',
    path: 'operator/applications/bulk/sample',
    access: operator,
    summary:
      'Draws a random sample of the applications that pass all checks, which the reviewer opens and approves one by one before the others.',
    body: emptyBody,
    response: z.object({ count: z.int() }),
    errors: ['CONFLICT'],
    invalidates: ['previewApproveApplications', 'getReview'],
  },
  approveApplications: {
    method: 'POST',
    path: 'operator/applications/bulk/approve',
    access: operator,
    summary:
      'Approves those of up to 500 applications that still pass all checks, once the sample was approved one by one; says why others are left out.',
    body: approveApplicationsBody,
    response: bulkResult.extend({ pending: pendingResponse }),
    errors: ['CONFLICT'],
    invalidates: [...changes, 'previewApproveApplications'],
  },
  rejectApplication: {
    method: 'POST',
    path: 'operator/applications/{id}/reject',
    access: operator,
    summary: 'Rejects an application with a reason and releases the seat.',
    params: applicationParams,
    body: z
      .strictObject({ reason: reasonOf(rejectApplicationReasons), note: text(1000).optional() })
      .refine(...otherReasonNote),
    response: decisionResponse,
    errors: ['ILLEGAL_TRANSITION', 'CONFLICT'],
    invalidates: changes,
  },
  withdrawByTeam: {
    method: 'POST',
    path: 'operator/applications/{id}/withdraw',
    access: operator,
    summary:
      'Withdraws an application for its intern with a reason, releases the seat, ends everything in progress, and cancels or ends an internship. It takes effect when it can no longer be undone.',
    params: applicationParams,
    body: z
      .strictObject({ reason: reasonOf(withdrawByTeamReasons), note: text(1000).optional() })
      .refine(...otherReasonNote),
    response: decisionResponse,
    errors: ['ILLEGAL_TRANSITION', 'CONFLICT'],
    invalidates: [...changes, 'getPerson', 'listPersonEvents'],
  },
  getBatchMove: {
    method: 'GET',
    path: 'operator/applications/{id}/batch-move',
    access: operator,
    summary:
      'Returns what a move of an application to another batch would change, the batches that are possible, and what stands in the way.',
    params: applicationParams,
    response: batchMove,
  },
  moveToBatch: {
    method: 'POST',
    path: 'operator/applications/{id}/batch-move',
    access: operator,
    summary:
      'Moves an application to another batch with a reason: takes a seat there and frees the old one. Everything in progress continues; an offer or a payment in the old batch refuses it. It takes effect after some seconds.',
    params: applicationParams,
    body: moveToBatchBody,
    response: moveResponse,
    errors: ['CONFLICT', 'NO_SEAT_LEFT', 'NOT_FOUND'],
    invalidates: [...changes, 'getPerson', 'listPersonEvents', 'getBatchMove'],
  },
  readIdentityDocuments: {
    method: 'GET',
    path: 'operator/applications/{id}/identity-documents',
    access: operator,
    mutates: true,
    needsFreshFactor: true,
    summary: 'Returns URLs of the identity documents and records the access in the audit log.',
    params: applicationParams,
    response: z.array(z.object({ document_id: z.string(), kind: z.string(), url: z.string() })),
  },
  listFeedback: {
    method: 'GET',
    path: 'intern-service/profile/feedback',
    access: ['intern'],
    summary: 'Returns the requested changes by section.',
    query: z.strictObject({ section: section.optional() }),
    response: z.array(reviewComment),
    paginated: true,
  },
  addressFeedback: {
    method: 'POST',
    path: 'intern-service/profile/review-feedback',
    access: ['intern'],
    summary:
      'Marks a comment as addressed or not, with a note to the reviewer where the section requires it.',
    body: z.strictObject({
      comment_id: uuid,
      is_addressed: z.boolean().default(true),
      note: text(maxReasonNoteLength).optional(),
    }),
    response: z.object({ open: z.int() }),
    errors: ['NOT_FOUND'],
    invalidates: ['listFeedback', 'sectionInfo', 'getApplication', 'currentStage'],
  },
})

export const reviewEndpoints = {
  ...applicationReviewEndpoints,
  ...cannedCommentEndpoints,
  ...opinionEndpoints,
}
