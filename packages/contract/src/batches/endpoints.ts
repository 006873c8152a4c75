import { z } from 'zod'
import { closedPages, batchStates } from '@fledge/domain/batches/types.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { booleanText, line, emptyBody, queryInt, text } from '../platform/schema.ts'
import { operatorBatchEndpoints } from './operator-endpoints.ts'
import { batchView, partnerView } from './schema.ts'

/**
 * Id in the university list: filters the batches of partners with that university's email domains.
 */
const lookupNumber = queryInt(1, 999_999)

export const batchEndpoints = defineEndpoints({
  ...operatorBatchEndpoints,
  listBatches: {
    method: 'GET',
    path: 'common-services/batch-list',
    access: ['public'],
    summary: 'Returns published batches that are not over, open ones first.',
    query: z.strictObject({
      page: queryInt(1, 10_000).optional(),
      /** Ignored: a page has 10 rows. */
      per_page: text(20).optional(),
      search: text(100).optional(),
      partner: text(63).optional(),
      open: booleanText.optional(),
      university: lookupNumber.optional(),
    }),
    response: z.array(batchView),
    paginated: true,
    fromReplica: true,
  },
  checkSlug: {
    method: 'GET',
    path: 'common-services/batch/check-slug',
    access: ['public'],
    summary: 'Returns the partner with its batches, or the batch, at /{slug}.',
    query: z.strictObject({ slug: line(63) }),
    response: z.object({
      kind: z.enum(['partner', 'batch']),
      partner: partnerView.nullable(),
      batches: z.array(batchView),
    }),
    errors: ['NOT_FOUND'],
  },
  listStartMonths: {
    method: 'GET',
    path: 'common-services/batch/start-months',
    access: ['public'],
    summary:
      'Returns the first day of each month in which an internship can start, from batches open for registration or, for a plan, from all current batches.',
    query: z.strictObject({ for: z.enum(['registration', 'plan']).optional() }),
    response: z.array(z.string()),
  },
  askForSeat: {
    method: 'POST',
    path: 'intern-service/seat-alerts/{batchCode}',
    access: ['reg', 'intern'],
    summary:
      'Requests one email when a seat of a full batch becomes free; repeating it has no effect.',
    params: z.strictObject({ batchCode: line(63) }),
    body: emptyBody,
    response: z.object({ is_asked: z.literal(true) }),
    invalidates: ['validateBatch'],
  },
  validateBatch: {
    method: 'GET',
    path: 'common-services/batch/validate/v1/{batchCode}',
    access: ['public'],
    summary:
      'Returns whether the batch with this code, slug or id accepts registrations, and otherwise the page that explains why not.',
    params: z.strictObject({ batchCode: line(63) }),
    query: z.strictObject({ status: text(40).optional() }),
    response: z.object({
      is_open: z.boolean(),
      state: z.enum(batchStates).nullable(),
      closed_page: z.enum(closedPages).nullable(),
      batch: batchView.nullable(),
      /** Whether the user has asked for an email when a seat becomes free. */
      is_seat_asked: z.boolean(),
    }),
  },
})
