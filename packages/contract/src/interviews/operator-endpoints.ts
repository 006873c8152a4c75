import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import { columnChoice, keysetPaging, uuid } from '../platform/schema.ts'
import { contestedFilters, contestedInterview } from './contested-schema.ts'
import { note } from './schema.ts'

const params = z.strictObject({ id: uuid })
const operatorDecision = z.enum(['INTERN_DID_NOT_COME', 'COMPANY_DID_NOT_COME', 'TOOK_PLACE'])

/** Interview data for the programme team, and its decisions on missed interviews. */
export const operatorInterviewEndpoints = defineEndpoints({
  listInternFeedback: {
    method: 'GET',
    path: 'operator/companies/{id}/interview-feedback',
    access: ['operator:review'],
    summary:
      "Returns interns' feedback on a company's interviews, newest first, which the company never sees. The access is recorded in the audit log.",
    params,
    query: z.strictObject(keysetPaging),
    paginated: true,
    keyset: true,
    response: z.array(
      z.object({
        interview_id: z.string(),
        intern: z.string(),
        plan_name: z.string(),
        starts_at: z.string().nullable(),
        rating: z.int().nullable(),
        strengths: z.string().nullable(),
        note: z.string().nullable(),
        created_at: z.string(),
      }),
    ),
  },
  listContested: {
    method: 'GET',
    path: 'operator/interviews/contested',
    access: ['operator:review'],
    summary: 'Returns disputed reports of missed interviews.',
    query: z.strictObject({ ...contestedFilters, ...keysetPaging }),
    response: z.array(contestedInterview),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportContested: {
    method: 'GET',
    path: 'operator/interviews/contested/export',
    access: ['operator:review'],
    rawResponse: true,
    summary:
      'Returns disputed reports of missed interviews as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...contestedFilters, ...columnChoice }),
    response: z.unknown(),
  },
  decideNoShow: {
    method: 'POST',
    path: 'operator/interviews/{id}/decide',
    access: ['operator:review'],
    summary:
      'Decides a disputed report of a missed interview. It takes effect when it can no longer be undone.',
    params,
    body: z.strictObject({ decision: operatorDecision, note }),
    response: z.object({ pending: pendingResponse }),
    errors: ['CONFLICT', 'ILLEGAL_TRANSITION'],
    invalidates: ['listContested', 'listNoShowReviews', 'listPendingActs'],
  },
})
