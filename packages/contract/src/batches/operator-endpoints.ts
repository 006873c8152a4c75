import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { saveBase } from '../platform/save-base.ts'
import { columnChoice, emptyBody, keysetPaging, text, uuid } from '../platform/schema.ts'
import {
  addressResponse,
  addressQuery,
  batchBody,
  batchCopyBody,
  batchEditBody,
  batchReasonBody,
  operatorBatch,
  operatorBatchRow,
  operatorPartner,
  partnerBody,
  partnerEditBody,
} from './operator-schema.ts'
import { batchFunnel, batchPlaces } from './funnel-schema.ts'

const id = z.strictObject({ id: uuid })
const batchFilters = { search: text(100).optional() }
const batchInvalidates = [
  'listOperatorBatches',
  'getOperatorBatch',
  'listBatches',
  'checkSlug',
  'validateBatch',
  'listPartners',
  'checkBatchAddress',
]
const mutationBase = {
  access: ['operator:manager'],
  response: operatorBatch,
  invalidates: batchInvalidates,
} as const
const transitionEndpoint = (name: string, summary: string) =>
  ({
    ...mutationBase,
    method: 'POST',
    path: `operator/batches/{id}/${name}`,
    summary,
    params: id,
    body: emptyBody,
    errors: ['ILLEGAL_TRANSITION'],
  }) as const
/** Takes away what others could do, so the log says why. */
const endingEndpoint = (name: string, summary: string) =>
  ({ ...transitionEndpoint(name, summary), body: batchReasonBody }) as const

/** Batches and partners in the operator console: reviewers read, managers change. */
export const operatorBatchEndpoints = defineEndpoints({
  listOperatorBatches: {
    method: 'GET',
    path: 'operator/batches',
    access: ['operator:batches'],
    summary:
      'Returns all batches including drafts, with their seats and the progress of their interns; past batches come last.',
    query: z.strictObject({ ...batchFilters, ...keysetPaging }),
    response: z.array(operatorBatchRow),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportBatches: {
    method: 'GET',
    path: 'operator/batches/export',
    access: ['operator:batches'],
    rawResponse: true,
    summary:
      'Returns batches as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...batchFilters, ...columnChoice }),
    response: z.unknown(),
  },
  checkBatchAddress: {
    method: 'GET',
    path: 'operator/batches/check-address',
    access: ['operator:manager'],
    summary: 'Returns whether a slug and a code are available for a batch or partner.',
    query: addressQuery,
    response: addressResponse,
  },
  getOperatorBatch: {
    method: 'GET',
    path: 'operator/batches/{id}',
    access: ['operator:batches'],
    summary: 'Returns a batch with its terms, its history and the available actions.',
    params: id,
    response: operatorBatch,
  },
  getBatchFunnel: {
    method: 'GET',
    path: 'operator/batches/{id}/funnel',
    access: ['operator:batches'],
    summary:
      'Returns how many interns of a batch reached each stage and how long it took, and the batch before.',
    params: id,
    response: batchFunnel,
    fromReplica: true,
  },
  getBatchPlaces: {
    method: 'GET',
    path: 'operator/batches/{id}/places',
    access: ['operator:batches'],
    summary:
      'Returns the internships of a batch, those who wait for a seat, and the batches of its partner.',
    params: id,
    response: batchPlaces,
    fromReplica: true,
  },
  createBatch: {
    ...mutationBase,
    method: 'POST',
    path: 'operator/batches',
    summary: 'Creates a batch, hidden until it is published.',
    body: batchBody,
    errors: ['ALREADY_EXISTS'],
  },
  copyBatch: {
    ...mutationBase,
    method: 'POST',
    path: 'operator/batches/{id}/copy',
    summary:
      'Creates a hidden batch with the settings and partner of this one, its dates moved by whole weeks.',
    params: id,
    body: batchCopyBody,
    errors: ['ALREADY_EXISTS'],
  },
  editBatch: {
    ...mutationBase,
    method: 'PUT',
    path: 'operator/batches/{id}',
    summary:
      'Updates a batch; terms that interns have joined under stay unchanged. Other dates, fees or numbers of a published batch need a reason.',
    params: id,
    body: batchEditBody,
    errors: ['ALREADY_EXISTS'],
  },
  publishBatch: transitionEndpoint(
    'publish',
    'Publishes the batch, which accepts registrations within its dates.',
  ),
  hideBatch: endingEndpoint('hide', 'Hides a batch that no intern has joined, with a reason.'),
  closeEnrolment: endingEndpoint('close', 'Closes registration now, with a reason.'),
  listPartners: {
    method: 'GET',
    path: 'operator/partners',
    access: ['operator:read'],
    summary: 'Returns partners with their slugs and email domains.',
    query: z.strictObject({ search: text(100).optional(), ...keysetPaging }),
    response: z.array(operatorPartner),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  createPartner: {
    method: 'POST',
    path: 'operator/partners',
    access: ['operator:manager'],
    summary: 'Creates a partner, whose email domains lead to its open batch.',
    body: partnerBody,
    response: operatorPartner,
    errors: ['ALREADY_EXISTS'],
    invalidates: batchInvalidates,
  },
  editPartner: {
    method: 'PUT',
    path: 'operator/partners/{id}',
    access: ['operator:manager'],
    summary:
      'Updates a partner. Removing an email domain, whose people then no longer find its batch, needs a reason.',
    params: id,
    body: partnerEditBody.extend({ base: saveBase.optional() }),
    response: operatorPartner,
    errors: ['ALREADY_EXISTS'],
    invalidates: batchInvalidates,
  },
})
