import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, keysetPaging, uuid } from '../platform/schema.ts'
import {
  addCannedCommentBody,
  cannedCommentFilters,
  cannedCommentNote,
  cannedCommentView,
  changeCannedCommentBody,
} from './canned-comment-schema.ts'

const access = ['operator:review'] as const
const params = z.strictObject({ id: uuid })
const response = z.object({ canned_id: z.string() })
const invalidates = ['listCannedComments'] as const

/** Comments on sections of applications that reviewers share. */
export const cannedCommentEndpoints = defineEndpoints({
  listCannedComments: {
    method: 'GET',
    path: 'operator/canned-comments',
    access,
    summary: 'Returns the canned comments, those used most first.',
    query: z.strictObject({ ...cannedCommentFilters, ...keysetPaging }),
    response: z.array(cannedCommentView),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportCannedComments: {
    method: 'GET',
    path: 'operator/canned-comments/export',
    access,
    rawResponse: true,
    summary:
      'Returns the canned comments as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...cannedCommentFilters, ...columnChoice }),
    response: z.unknown(),
  },
  addCannedComment: {
    method: 'POST',
    path: 'operator/canned-comments',
    access,
    summary:
      'Creates a canned comment for a section, with a reason. Its name is unique among those of the section that are not archived.',
    body: addCannedCommentBody,
    response,
    errors: ['VALIDATION', 'ALREADY_EXISTS'],
    invalidates,
  },
  changeCannedComment: {
    method: 'POST',
    path: 'operator/canned-comments/{id}',
    access,
    summary: 'Changes a canned comment, with a reason. The log keeps what it said before.',
    params,
    body: changeCannedCommentBody,
    response,
    errors: ['VALIDATION', 'NOT_FOUND', 'ALREADY_EXISTS', 'CONFLICT'],
    invalidates,
  },
  archiveCannedComment: {
    method: 'POST',
    path: 'operator/canned-comments/{id}/archive',
    access,
    summary: 'Archives a canned comment with a reason: reviewers are no longer offered it.',
    params,
    body: z.strictObject({ note: cannedCommentNote }),
    response,
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates,
  },
  restoreCannedComment: {
    method: 'POST',
    path: 'operator/canned-comments/{id}/restore',
    access,
    summary: 'Offers an archived canned comment again, with a reason.',
    params,
    body: z.strictObject({ note: cannedCommentNote }),
    response,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'CONFLICT'],
    invalidates,
  },
})
