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
      'Every batch, drafts too, with its seats and how far its people are; those that are over last.',
    query: z.strictObject({ search: text(100).optional(), ...paging }),
    response: z.array(operatorBatchRow),
    paginated: true,
  },
  checkBatchAddress: {
    method: 'GET',
    path: 'operator/batches/check-address',
    access: ['operator'],
    summary: 'Whether an address and a code are free for a batch or partner, drafts counted.',
    query: addressQuery,
    response: addressAnswer,
  },
  getOperatorBatch: {
    method: 'GET',
    path: 'operator/batches/{id}',
    access: ['operator'],
    summary: 'A batch with its terms, its history, and what may be done with it now.',
    params: id,
    response: operatorBatch,
  },
  createBatch: {
    ...changes,
    method: 'POST',
    path: 'operator/batches',
    summary: 'Makes a batch, hidden until it is published.',
    body: batchBody,
  },
  editBatch: {
    ...changes,
    method: 'PUT',
    path: 'operator/batches/{id}',
    summary: 'Changes a batch; what people joined under stays.',
    params: id,
    body: batchEdit,
  },
  publishBatch: moves(
    'publish',
    'Shows the batch at its address and takes registrations by its dates.',
  ),
  hideBatch: moves('hide', 'Hides a batch that nobody has joined.'),
  closeEnrolment: moves('close', 'Ends enrolment now.'),
  listPartners: {
    method: 'GET',
    path: 'operator/partners',
    access: ['operator'],
    summary: 'Partners with their address and e-mail domains.',
    query: z.strictObject({ search: text(100).optional(), ...paging }),
    response: z.array(operatorPartner),
    paginated: true,
  },
  createPartner: {
    method: 'POST',
    path: 'operator/partners',
    access: ['operator:manager'],
    summary: 'Makes a partner; addresses of its domains lead to its open batch.',
    body: partnerBody,
    response: operatorPartner,
    invalidates: stale,
  },
  editPartner: {
    method: 'PUT',
    path: 'operator/partners/{id}',
    access: ['operator:manager'],
    summary: 'Changes a partner.',
    params: id,
    body: partnerBody,
    response: operatorPartner,
    invalidates: stale,
  },
})
