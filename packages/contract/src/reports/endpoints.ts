import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import { columnChoice, emptyBody, keysetPaging, uuid } from '../platform/schema.ts'
import {
  contentReport,
  contentReportBody,
  contentReportFilters,
  reportDecisionBody,
} from './schema.ts'

const access = ['operator:review'] as const

export const reportEndpoints = defineEndpoints({
  reportContent: {
    method: 'POST',
    path: 'common-services/content-reports',
    access: ['company', 'intern'],
    summary:
      'Reports a text or a photo of an intern, a company or a plan to the programme team, with a reason.',
    body: contentReportBody,
    response: emptyBody,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
    invalidates: [],
  },
  listContentReports: {
    method: 'GET',
    path: 'operator/reports',
    access,
    summary: 'Returns reports about texts, photos and plans, the newest first.',
    query: z.strictObject({ ...contentReportFilters, ...keysetPaging }),
    response: z.array(contentReport),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportContentReports: {
    method: 'GET',
    path: 'operator/reports/export',
    access,
    rawResponse: true,
    summary:
      'Returns the list of reports as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...contentReportFilters, ...columnChoice }),
    response: z.unknown(),
  },
  decideContentReport: {
    method: 'POST',
    path: 'operator/reports/{id}/decide',
    access,
    summary:
      'Dismisses a report, or ends it because something was done, with a reason that the reporter gets by email. It takes effect when it can no longer be undone.',
    params: z.strictObject({ id: uuid }),
    body: reportDecisionBody,
    response: z.object({ pending: pendingResponse }),
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_TRANSITION'],
    invalidates: [
      'listContentReports',
      'listPendingActs',
      'listWaits',
      'listOverdue',
      'countOverdue',
      'getToday',
    ],
  },
})
