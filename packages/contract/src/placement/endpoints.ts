import { z } from 'zod'
import { pendingResponse } from '../pending-acts/schema.ts'
import { bulkPreview, bulkResult } from '../platform/bulk.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, keysetPaging, text, uuid } from '../platform/schema.ts'
import {
  matchingOpening,
  nudgeBody,
  proposablePlan,
  previewNudgeBody,
  previewProposalBody,
  proposalBody,
  unplacedFilters,
  unplacedIntern,
  unplacedTotals,
} from './schema.ts'

const operator = ['operator:review'] as const

export const placementEndpoints = defineEndpoints({
  listUnplaced: {
    method: 'GET',
    path: 'operator/placement',
    access: operator,
    summary:
      'Returns all approved interns without a placement, the next deadline first: what happened last, and whose turn it is.',
    query: z.strictObject({ ...unplacedFilters, ...keysetPaging }),
    response: z.array(unplacedIntern),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  countUnplaced: {
    method: 'GET',
    path: 'operator/placement/totals',
    access: operator,
    summary:
      'Returns how many interns without a placement there are by the days left, the career field and the last step: for each value of a filter the length of the list with it and the other filters of the request.',
    query: z.strictObject(unplacedFilters),
    response: unplacedTotals,
    fromReplica: true,
  },
  exportUnplaced: {
    method: 'GET',
    path: 'operator/placement/export',
    access: operator,
    rawResponse: true,
    summary:
      'Returns interns without a placement as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...unplacedFilters, ...columnChoice }),
    response: z.unknown(),
  },
  listOpenPlans: {
    method: 'GET',
    path: 'operator/placement/plans',
    access: operator,
    summary:
      'Returns plans with openings whose name or company contains a text, those with most openings first.',
    query: z.strictObject({ search: text(100).optional() }),
    response: z.array(proposablePlan),
  },
  listOpenings: {
    method: 'GET',
    path: 'operator/placement/{id}/openings',
    access: operator,
    summary:
      'Returns the plans with openings that fit an unplaced intern best, each with its reasons.',
    params: z.strictObject({ id: uuid }),
    response: z.array(matchingOpening),
    errors: ['NOT_FOUND'],
  },
  previewNudgeInterns: {
    method: 'POST',
    path: 'operator/placement/nudge/preview',
    access: operator,
    mutates: false,
    summary:
      'Returns how many of the selected interns would be reminded, and how many are left out for which reason.',
    body: previewNudgeBody,
    response: bulkPreview,
  },
  nudgeInterns: {
    method: 'POST',
    path: 'operator/placement/nudge',
    access: operator,
    summary:
      'Reminds the selected interns to look at the internships that fit them, at most 500 at once, unless their number differs from the one of the preview. Those who were reminded within five days are left out. It takes effect when it can no longer be undone.',
    body: nudgeBody,
    response: bulkResult.extend({ pending: pendingResponse }),
    errors: ['CONFLICT'],
    invalidates: ['listUnplaced', 'countUnplaced', 'listPendingActs'],
  },
  previewProposeMatch: {
    method: 'POST',
    path: 'operator/placement/propose/preview',
    access: operator,
    mutates: false,
    summary:
      'Returns to how many of the selected interns a plan would be proposed, and how many are left out for which reason.',
    body: previewProposalBody,
    response: bulkPreview,
    errors: ['NOT_FOUND'],
  },
  proposeMatch: {
    method: 'POST',
    path: 'operator/placement/propose',
    access: operator,
    summary:
      'Proposes a plan to the selected interns, and them to its company, at most 500 at once, unless their number differs from the one of the preview. Those to whom it was proposed within 14 days are left out. It takes effect when it can no longer be undone.',
    body: proposalBody,
    response: bulkResult.extend({ pending: pendingResponse }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: ['listUnplaced', 'countUnplaced', 'listOpenings', 'listPendingActs'],
  },
})
