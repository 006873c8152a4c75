import { z } from 'zod'
import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { bulkPreview, bulkResult } from '../platform/bulk.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { messageKey } from '../platform/message-keys.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import { columnChoice, keysetPaging, uuid } from '../platform/schema.ts'
import {
  colleague,
  handedOutKind,
  teamWait,
  waitFilters,
  waitReason,
  waitRef,
  waitSelection,
} from './schema.ts'

const operator = ['operator:review'] as const
const changes = [
  'listWaits',
  'countReviewOwners',
  'countCompanyOwners',
  'countOfferOwners',
  'listCompanyQueue',
  'getCompanyForReview',
  'listOffersForReview',
  'getOfferForReview',
  'getToday',
  'getFinanceToday',
  'listColleagues',
  'getReview',
  'listReviews',
  'getCase',
  'listPendingActs',
] as const
const waitResponse = z.object({ owner_id: z.string().nullable() })

export const waitEndpoints = defineEndpoints({
  listWaits: {
    method: 'GET',
    path: 'operator/waits',
    access: ['operator:read'],
    summary:
      'Returns everything that waits for the programme team with who takes care of it, by deadline; to someone who decides about money only that.',
    query: z.strictObject({ ...waitFilters, ...keysetPaging }),
    response: z.array(teamWait),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportWaits: {
    method: 'GET',
    path: 'operator/waits/export',
    access: ['operator:read'],
    rawResponse: true,
    summary:
      'Returns everything that waits for the programme team as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...waitFilters, ...columnChoice }),
    response: z.unknown(),
  },
  listColleagues: {
    method: 'GET',
    path: 'operator/colleagues',
    access: operator,
    summary: 'Returns the members of the programme team with the number of waits of each.',
    response: z.array(colleague),
  },
  takeWait: {
    method: 'POST',
    path: 'operator/waits/take',
    access: operator,
    summary:
      'Takes care of something that waits for the programme team and that no one else does, or takes it over from the colleague who does.',
    body: z.strictObject({
      ...waitRef,
      /** The colleague from whom it is taken over; another one by now is a conflict. */
      from: uuid.optional(),
    }),
    response: waitResponse,
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: changes,
  },
  takeNextWait: {
    method: 'POST',
    path: 'operator/waits/take-next',
    access: operator,
    summary:
      'Takes care of the oldest item of a queue that no one else does and that the operator has not just skipped.',
    body: z.strictObject({ kind: handedOutKind }),
    /** Null if nothing is left. */
    response: z.object({ id: z.string().nullable(), is_concern: z.boolean() }),
    invalidates: changes,
  },
  skipWait: {
    method: 'POST',
    path: 'operator/waits/skip',
    access: operator,
    summary: 'Leaves an item to others: they are given it, and the operator is not for some hours.',
    body: z.strictObject(waitRef),
    response: z.object({ comes_back_at: z.string() }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: changes,
  },
  assignWait: {
    method: 'POST',
    path: 'operator/waits/assign',
    access: operator,
    summary: 'Gives a wait to a colleague; one of another colleague by managers and with a reason.',
    body: z.strictObject({ ...waitRef, owner_id: uuid, reason: waitReason.optional() }),
    response: waitResponse,
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: changes,
  },
  previewAssignWaits: {
    method: 'POST',
    path: 'operator/waits/assign-many/preview',
    access: operator,
    mutates: false,
    summary:
      'Returns how many of the selected waits a colleague would be given, and how many are left out for which reason.',
    body: z.strictObject({ selection: waitSelection, owner_id: uuid }),
    response: bulkPreview,
  },
  assignWaits: {
    method: 'POST',
    path: 'operator/waits/assign-many',
    access: operator,
    summary:
      'Gives the selected waits to a colleague with a reason, at most 500 at once, unless their number differs from the one of the preview.',
    body: z.strictObject({
      selection: waitSelection,
      owner_id: uuid,
      reason: waitReason.min(1, messageKey('problems.reason')),
      count: z.int().min(1).max(maxBulkRows),
    }),
    response: bulkResult.extend({ pending: pendingResponse }),
    errors: ['CONFLICT'],
    invalidates: changes,
  },
  releaseWait: {
    method: 'POST',
    path: 'operator/waits/release',
    access: operator,
    summary:
      'Gives a wait back to the team; one of another colleague by managers and with a reason.',
    body: z.strictObject({ ...waitRef, reason: waitReason.optional() }),
    response: waitResponse,
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: changes,
  },
  handOverWaits: {
    method: 'POST',
    path: 'operator/waits/hand-over',
    access: operator,
    summary:
      'Gives the waits of someone who is absent or leaves to a colleague or back to the team; those of others by managers and with a reason.',
    body: z.strictObject({
      from: uuid,
      /** Null for the team. */
      to: uuid.nullable(),
      reason: waitReason.optional(),
    }),
    response: z.object({ count: z.int(), pending: pendingResponse }),
    errors: ['CONFLICT'],
    invalidates: changes,
  },
})
