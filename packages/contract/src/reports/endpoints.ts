import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import { bulkPreview, bulkResult } from '../platform/bulk.ts'
import { columnChoice, emptyBody, keysetPaging, uuid } from '../platform/schema.ts'
import { dismissReportsBody, previewDismissBody } from './bulk-schema.ts'
import {
  contentHiding,
  contentHidingFilters,
  hidingDecisionBody,
  hidingRequestBody,
  ownHiding,
  takeDownBody,
} from './hiding-schema.ts'
import {
  contentReport,
  contentReportBody,
  contentReportFilters,
  reportDecisionBody,
} from './schema.ts'

const access = ['operator:review'] as const
const reportInvalidates = [
  'listContentReports',
  'listContentHidings',
  'listPendingActs',
  'listWaits',
  'listOverdue',
  'countOverdue',
  'getToday',
  'getPlanPage',
  'listPlanEvents',
] as const

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
      'Dismisses a report, or ends it because something was done, with a reason that the reporter gets by email; or hides parts of what was reported from others, with the same reason for its owner. It takes effect when it can no longer be undone.',
    params: z.strictObject({ id: uuid }),
    body: reportDecisionBody,
    response: z.object({ pending: pendingResponse }),
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_TRANSITION', 'VALIDATION'],
    invalidates: reportInvalidates,
  },
  previewDismissContentReports: {
    method: 'POST',
    path: 'operator/reports/dismiss-many/preview',
    access,
    mutates: false,
    summary:
      'Returns how many of the selected reports would be dismissed, and how many are left out for which reason.',
    body: previewDismissBody,
    response: bulkPreview,
  },
  dismissContentReports: {
    method: 'POST',
    path: 'operator/reports/dismiss-many',
    access,
    summary:
      'Dismisses the selected reports with a reason that each reporter gets by email, at most 500 at once, unless their number differs from the one of the preview. It takes effect when it can no longer be undone.',
    body: dismissReportsBody,
    response: bulkResult.extend({ pending: pendingResponse }),
    errors: ['CONFLICT'],
    invalidates: reportInvalidates,
  },
  listContentHidings: {
    method: 'GET',
    path: 'operator/hidden-content',
    access,
    summary:
      'Returns the texts, photos and plans that the programme team has hidden or restored, the newest first.',
    query: z.strictObject({ ...contentHidingFilters, ...keysetPaging }),
    response: z.array(contentHiding),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportContentHidings: {
    method: 'GET',
    path: 'operator/hidden-content/export',
    access,
    rawResponse: true,
    summary:
      'Returns the list of what is hidden as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...contentHidingFilters, ...columnChoice }),
    response: z.unknown(),
  },
  decideContentHiding: {
    method: 'POST',
    path: 'operator/hidden-content/{id}/decide',
    access,
    summary:
      'Restores something hidden, or keeps it hidden after its owner has changed it or appealed, with a reason that the owner gets by email. An appeal is decided by someone other than the one who hid it. It takes effect when it can no longer be undone.',
    params: z.strictObject({ id: uuid }),
    body: hidingDecisionBody,
    response: z.object({ pending: pendingResponse }),
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_TRANSITION'],
    invalidates: reportInvalidates,
  },
  takeDownPlan: {
    method: 'POST',
    path: 'operator/plans/{id}/take-down',
    access,
    summary:
      'Hides a published plan from interns, in whatever state it is, with a reason that the company gets by email. It takes effect when it can no longer be undone.',
    params: z.strictObject({ id: uuid }),
    body: takeDownBody,
    response: z.object({ pending: pendingResponse }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: reportInvalidates,
  },
  listOwnHidings: {
    method: 'GET',
    path: 'common-services/hidden-content',
    access: ['company', 'intern'],
    summary:
      'Returns what the programme team has hidden of the own profile, company page or plans, and why.',
    response: z.array(ownHiding),
  },
  requestContentHiding: {
    method: 'POST',
    path: 'common-services/hidden-content/{id}/requests',
    access: ['company', 'intern'],
    summary:
      'Asks the programme team to look again at something hidden that was changed, or appeals, which is possible once.',
    params: z.strictObject({ id: uuid }),
    body: hidingRequestBody,
    response: emptyBody,
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_TRANSITION'],
    invalidates: ['listOwnHidings'],
  },
})
