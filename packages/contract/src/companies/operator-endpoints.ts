import { z } from 'zod'
import { companyStatuses } from '@fledge/domain/companies/types.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { keysetPaging, text } from '../platform/schema.ts'
import { companyPageEndpoints } from './company-page-endpoints.ts'
import {
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
    summary: 'Returns companies by status, the longest waiting first.',
    query: z.strictObject({
      status: z.enum(companyStatuses).optional(),
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
      approved: z.int(),
      rejected: z.int(),
      oldest_pending: z.string().nullable(),
    }),
    errors: ['NOT_FOUND'],
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
