import { z } from 'zod'
import { companyStatuses } from '@fledge/domain/companies/types.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { booleanText, keysetPaging, text } from '../platform/schema.ts'
import { companyPageEndpoints } from './company-page-endpoints.ts'
import { deskOwnerFilter, ownerCounts } from '../waits/schema.ts'
import { bulkResult } from '../platform/bulk.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import {
  approvalPreview,
  approveCompaniesBody,
  askCompanyBody,
  companyId,
  decisionBody,
  operatorCompany,
  queueRow,
  expectedStatusBody,
  trustBody,
} from './operator-schema.ts'

const reviewInvalidates = [
  'listCompanyQueue',
  'getCompanyForReview',
  'countCompanyQueue',
  'countCompanyOwners',
  'listPendingActs',
  'getCompanyPage',
  'listCompanyEvents',
]
const createDecisionEndpoint = (name: string, summary: string) =>
  ({
    method: 'POST',
    path: `operator/companies/{id}/${name}`,
    access: ['operator:review'],
    summary,
    params: companyId,
    response: operatorCompany,
    errors: ['ILLEGAL_TRANSITION', 'CONFLICT'],
    invalidates: reviewInvalidates,
  }) as const

/** The programme team's company queue. */
const queueEndpoints = defineEndpoints({
  listCompanyQueue: {
    method: 'GET',
    path: 'operator/companies',
    access: ['operator:review'],
    summary:
      'Returns companies by status, the longest waiting first; those in review while it is the turn of the programme team, or those from which information was requested.',
    query: z.strictObject({
      status: z.enum(companyStatuses).optional(),
      /** Only those that still have time to reply to the programme team. */
      awaits_reply: booleanText.optional(),
      owner: deskOwnerFilter,
      search: text(100).optional(),
      ...keysetPaging,
    }),
    response: z.array(queueRow),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  countCompanyQueue: {
    method: 'GET',
    path: 'operator/companies/counts',
    access: ['operator:review'],
    summary:
      'Returns the number of companies by status, and since when the oldest has been waiting.',
    response: z.object({
      waiting: z.int(),
      pending: z.int(),
      /** Those from which information was requested and that still have time to reply. */
      asked: z.int(),
      approved: z.int(),
      rejected: z.int(),
      oldest_pending: z.string().nullable(),
    }),
    errors: ['NOT_FOUND'],
    fromReplica: true,
  },
  countCompanyOwners: {
    method: 'GET',
    path: 'operator/companies/owners',
    access: ['operator:review'],
    summary:
      'Returns how many companies with a status no one, the reader or a colleague has taken.',
    query: z.strictObject({ status: z.enum(companyStatuses) }),
    response: ownerCounts,
    fromReplica: true,
  },
  getCompanyForReview: {
    method: 'GET',
    path: 'operator/companies/{id}',
    access: ['operator:review'],
    summary: 'Returns a company with its members, its history and the available decisions.',
    params: companyId,
    response: operatorCompany,
  },
  approveCompany: {
    ...createDecisionEndpoint('approve', 'Approves a company and grants its first credits.'),
    body: expectedStatusBody,
  },
  rejectCompany: {
    ...createDecisionEndpoint('reject', 'Rejects a pending company with an internal reason.'),
    body: decisionBody,
  },
  askCompany: {
    ...createDecisionEndpoint(
      'ask',
      'Requests information from a company in review, which it can give until a date.',
    ),
    body: askCompanyBody,
  },
  expelCompany: {
    ...createDecisionEndpoint(
      'expel',
      'Closes the account of an approved company with an internal reason, and ends everything that has not reached an offer.',
    ),
    body: decisionBody,
  },
  admitCompany: {
    ...createDecisionEndpoint('admit', 'Admits a company from the waiting list.'),
    body: expectedStatusBody,
  },
  reopenCompany: {
    ...createDecisionEndpoint('reopen', 'Reopens the review of a company after an appeal.'),
    body: expectedStatusBody,
  },
  previewApproveCompanies: {
    method: 'GET',
    path: 'operator/companies/bulk',
    access: ['operator:review'],
    summary:
      'Returns how many waiting companies pass all checks, how many are left out for which reason, and the sample to look at before they are approved.',
    response: approvalPreview,
    errors: ['NOT_FOUND'],
  },
  drawCompanySample: {
    method: 'POST',
    path: 'operator/companies/bulk/sample',
    access: ['operator:review'],
    summary:
      'Draws a random sample of the companies that pass all checks, which the operator looks at before approving them.',
    body: z.strictObject({}),
    response: z.object({ count: z.int() }),
    errors: ['CONFLICT'],
    invalidates: ['previewApproveCompanies', 'getCompanyForReview'],
  },
  lookAtCompany: {
    method: 'POST',
    path: 'operator/companies/{id}/look',
    access: ['operator:review'],
    summary: 'Notes that the operator has looked at a company of their sample.',
    params: companyId,
    body: z.strictObject({}),
    /** How many of the sample are left. */
    response: z.object({ left: z.int() }),
    errors: ['NOT_FOUND'],
    invalidates: ['previewApproveCompanies', 'getCompanyForReview'],
  },
  approveCompanies: {
    method: 'POST',
    path: 'operator/companies/bulk/approve',
    access: ['operator:review'],
    summary:
      'Approves the companies that pass all checks, at most 500 at once, after a look at the sample and unless their number differs from the one of the preview.',
    body: approveCompaniesBody,
    response: bulkResult.extend({ pending: pendingResponse }),
    errors: ['CONFLICT'],
    invalidates: [...reviewInvalidates, 'previewApproveCompanies'],
  },
  trustCompany: {
    ...createDecisionEndpoint(
      'trust',
      'Marks an approved company as trusted or not; offers of a trusted company are approved automatically.',
    ),
    access: ['operator:manager'],
    errors: ['CONFLICT'],
    body: trustBody,
  },
})

/** What the programme team does with companies. */
export const operatorCompanyEndpoints = { ...queueEndpoints, ...companyPageEndpoints }
