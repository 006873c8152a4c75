import { z } from 'zod'
import { noShowDecisions } from '@fledge/domain/no-shows/types.ts'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import { columnChoice, paging, text, uuid } from '../platform/schema.ts'
import { noShowReview, noShowReviewFilters, noShowStatus } from './schema.ts'

const params = z.strictObject({ id: uuid })
const explanation = text(1000).min(10, messageKey('problems.explanation'))
const body = z.strictObject({
  explanation: explanation.optional(),
  contest: z.boolean().default(false),
})
const changes = ['listCompanyNoShows', 'listInternNoShows', 'listNoShowReviews'] as const

export const noShowEndpoints = defineEndpoints({
  listCompanyNoShows: {
    method: 'GET',
    path: 'interview-feedback/no-shows',
    access: ['company'],
    account: 'any',
    summary: "Returns the company's missed interviews and their consequences.",
    response: noShowStatus,
    fromReplica: true,
  },
  explainByCompany: {
    method: 'POST',
    path: 'interview-feedback/no-shows/{id}/explain',
    access: ['company:interviewer'],
    account: 'any',
    summary: 'Explains a missed interview, and optionally disputes it.',
    params,
    body,
    response: noShowStatus,
    errors: ['ALREADY_EXISTS', 'DEADLINE_PASSED'],
    invalidates: changes,
  },
  listInternNoShows: {
    method: 'GET',
    path: 'intern-service/interview-feedback/no-shows',
    access: ['intern'],
    summary: "Returns the intern's missed interviews and their consequences.",
    response: noShowStatus,
    fromReplica: true,
  },
  explainByIntern: {
    method: 'POST',
    path: 'intern-service/interview-feedback/no-shows/{id}/explain',
    access: ['intern'],
    summary: 'Explains a missed interview, and optionally disputes it.',
    params,
    body,
    response: noShowStatus,
    errors: ['ALREADY_EXISTS', 'DEADLINE_PASSED'],
    invalidates: changes,
  },
  listNoShowReviews: {
    method: 'GET',
    path: 'operator/no-shows',
    access: ['operator:review'],
    summary: 'Returns missed interviews for review: the second of a side, and disputed ones.',
    query: z.strictObject({ ...noShowReviewFilters, ...paging }),
    response: z.array(noShowReview),
    paginated: true,
    fromReplica: true,
  },
  exportNoShowReviews: {
    method: 'GET',
    path: 'operator/no-shows/export',
    access: ['operator:review'],
    rawResponse: true,
    summary:
      'Returns missed interviews for review as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...noShowReviewFilters, ...columnChoice }),
    response: z.unknown(),
  },
  decideNoShowReview: {
    method: 'POST',
    path: 'operator/no-shows/{id}/decide',
    access: ['operator:review'],
    summary:
      'Decides that a missed interview does not count, counts, or suspends booking for the season. It takes effect when it can no longer be undone.',
    params,
    body: z.strictObject({
      decision: z.enum(noShowDecisions),
      note: text(1000).min(1, messageKey('problems.reason')),
    }),
    response: z.object({ pending: pendingResponse }),
    errors: ['CONFLICT', 'ILLEGAL_TRANSITION'],
    invalidates: [...changes, 'listPendingActs'],
  },
})
