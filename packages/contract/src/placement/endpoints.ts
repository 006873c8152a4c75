import { maxNudged } from '@fledge/domain/placement/types.ts'
import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { keysetPaging, uuid } from '../platform/schema.ts'
import {
  matchingOpening,
  placementReason,
  placementResult,
  unplacedFilters,
  unplacedIntern,
} from './schema.ts'

const operator = ['operator:review'] as const
const applicationIds = z.array(uuid).min(1).max(maxNudged)

export const placementEndpoints = defineEndpoints({
  listUnplaced: {
    method: 'GET',
    path: 'operator/placement',
    access: operator,
    summary:
      'Returns all approved interns without a placement, the next deadline first: what happened last, and whose turn it is.',
    query: z.strictObject({
      ...unplacedFilters,
      ...keysetPaging,
    }),
    response: z.array(unplacedIntern),
    paginated: true,
    keyset: true,
    fromReplica: true,
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
  nudgeInterns: {
    method: 'POST',
    path: 'operator/placement/nudge',
    access: operator,
    summary:
      'Reminds unplaced interns to look at the internships that fit them. Those who were reminded within five days are left out.',
    body: z.strictObject({ application_ids: applicationIds, reason: placementReason }),
    response: placementResult,
    errors: ['CONFLICT'],
    invalidates: ['listUnplaced', 'listPendingActs'],
  },
  proposeMatch: {
    method: 'POST',
    path: 'operator/placement/propose',
    access: operator,
    summary:
      'Proposes a plan to unplaced interns, and them to its company. Those to whom it was proposed within 14 days are left out.',
    body: z.strictObject({
      application_ids: applicationIds,
      plan_id: uuid,
      reason: placementReason,
    }),
    response: placementResult,
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: ['listUnplaced', 'listOpenings', 'listPendingActs'],
  },
})
