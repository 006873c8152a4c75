import { z } from 'zod'
import { companyStatuses } from '@fledge/domain/companies/types.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { paging, text } from '../platform/schema.ts'
import {
  companyId,
  decisionBody,
  operatorCompany,
  queueRow,
  seenBody,
  trustBody,
} from './operator-schema.ts'

const stale = ['listCompanyQueue', 'getCompanyForReview', 'countCompanyQueue']
const decides = (name: string, summary: string) =>
  ({
    method: 'POST',
    path: `operator/companies/{id}/${name}`,
    access: ['operator'],
    summary,
    params: companyId,
    response: operatorCompany,
    invalidates: stale,
  }) as const

/** The programme team's company queue. */
export const operatorCompanyEndpoints = defineEndpoints({
  listCompanyQueue: {
    method: 'GET',
    path: 'operator/companies',
    access: ['operator'],
    summary: 'Companies of a status, the longest waiting first.',
    query: z.strictObject({
      status: z.enum(companyStatuses).optional(),
      search: text(100).optional(),
      ...paging,
    }),
    response: z.array(queueRow),
    paginated: true,
  },
  countCompanyQueue: {
    method: 'GET',
    path: 'operator/companies/counts',
    access: ['operator'],
    summary: 'How many companies stand where, and since when the oldest waits.',
    response: z.object({
      waiting: z.int(),
      pending: z.int(),
      approved: z.int(),
      rejected: z.int(),
      oldest_pending: z.string().nullable(),
    }),
  },
  getCompanyForReview: {
    method: 'GET',
    path: 'operator/companies/{id}',
    access: ['operator'],
    summary: 'A company with its people, its history, and what may be decided now.',
    params: companyId,
    response: operatorCompany,
  },
  approveCompany: {
    ...decides('approve', 'Approves a company and grants its first credits.'),
    body: seenBody,
  },
  rejectCompany: {
    ...decides(
      'reject',
      'Does not approve a company that waits; the reason is kept and not shown.',
    ),
    body: decisionBody,
  },
  expelCompany: {
    ...decides(
      'expel',
      'Ends an approved company: what was not offered yet ends with it; the reason is kept and not shown.',
    ),
    body: decisionBody,
  },
  admitCompany: { ...decides('admit', 'Lets a company in from the waiting list.'), body: seenBody },
  reopenCompany: {
    ...decides('reopen', 'Takes a company up again after an appeal.'),
    body: seenBody,
  },
  trustCompany: {
    ...decides(
      'trust',
      'Marks an approved company as trusted, or undoes it: the offers of a trusted one are approved when they are sent.',
    ),
    access: ['operator:manager'],
    body: trustBody,
  },
})
