import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { nothing, paging, text, uuid } from '../platform/schema.ts'
import {
  addressAnswer,
  addressQuery,
  batchBody,
  batchEdit,
  operatorBatch,
  operatorBatchRow,
  operatorPartner,
  partnerBody,
} from './operator-schema.ts'

const id = z.strictObject({ id: uuid })
const stale = [
  'listOperatorBatches',
  'getOperatorBatch',
  'listBatches',
  'checkSlug',
  'validateBatch',
  'listPartners',
  'checkBatchAddress',
]
const changes = {
  access: ['operator:manager'],
  response: operatorBatch,
  invalidates: stale,
} as const
const moves = (name: string, summary: string) =>
  ({
    ...changes,
    method: 'POST',
    path: `operator/batches/{id}/${name}`,
    summary,
    params: id,
    body: nothing,
  }) as const

/** Batches and partners in the operator console: reviewers read, managers change. */
export const operatorBatchEndpoints = defineEndpoints({
  listOperatorBatches: {
    method: 'GET',
    path: 'operator/batches',
    access: ['operator'],
    summary:
      'Returns all batches including drafts, with their seats and the progress of their interns; past batches come last.',
    query: z.strictObject({ search: text(100).optional(), ...paging }),
    response: z.array(operatorBatchRow),
    paginated: true,
  },
  checkBatchAddress: {
    method: 'GET',
    path: 'operator/batches/check-address',
    access: ['operator'],
    summary: 'Returns whether a slug and a code are available for a batch or partner.',
    query: addressQuery,
    response: addressAnswer,
  },
  getOperatorBatch: {
    method: 'GET',
    path: 'operator/batches/{id}',
    access: ['operator'],
    summary: 'Returns a batch with its terms, its history and the available actions.',
    params: id,
    response: operatorBatch,
  },
  createBatch: {
    ...changes,
    method: 'POST',
    path: 'operator/batches',
    summary: 'Creates a batch, hidden until it is published.',
    body: batchBody,
  },
  editBatch: {
    ...changes,
    method: 'PUT',
    path: 'operator/batches/{id}',
    summary: 'Updates a batch; terms that interns have joined under stay unchanged.',
    params: id,
    body: batchEdit,
  },
  publishBatch: moves(
    'publish',
    'Publishes the batch, which accepts registrations within its dates.',
  ),
  hideBatch: moves('hide', 'Hides a batch that no intern has joined.'),
  closeEnrolment: moves('close', 'Closes registration now.'),
  listPartners: {
    method: 'GET',
    path: 'operator/partners',
    access: ['operator'],
    summary: 'Returns partners with their slugs and email domains.',
    query: z.strictObject({ search: text(100).optional(), ...paging }),
    response: z.array(operatorPartner),
    paginated: true,
  },
  createPartner: {
    method: 'POST',
    path: 'operator/partners',
    access: ['operator:manager'],
    summary: 'Creates a partner, whose email domains lead to its open batch.',
    body: partnerBody,
    response: operatorPartner,
    invalidates: stale,
  },
  editPartner: {
    method: 'PUT',
    path: 'operator/partners/{id}',
    access: ['operator:manager'],
    summary: 'Updates a partner.',
    params: id,
    body: partnerBody,
    response: operatorPartner,
    invalidates: stale,
  },
})
