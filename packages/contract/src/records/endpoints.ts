import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, keysetPaging } from '../platform/schema.ts'
import { recordFilters } from './record-filters.ts'
import {
  applicationRecord,
  candidatureRecord,
  companyRecord,
  creditRecord,
  internshipRecord,
  interviewRecord,
  noShowRecord,
  offerRecord,
  planRecord,
  seatAlertRecord,
} from './schema.ts'

const list = {
  method: 'GET',
  access: ['operator:review'],
  paginated: true,
  keyset: true,
  fromReplica: true,
} as const
const file = {
  method: 'GET',
  access: ['operator:review'],
  rawResponse: true,
  response: z.unknown(),
} as const
const fileSummary =
  'with the filters of the list and the chosen columns. That it was taken is an event.'

export const recordEndpoints = defineEndpoints({
  listAllCompanies: {
    ...list,
    path: 'operator/records/companies',
    summary: 'Returns companies in every state, newest first.',
    query: z.strictObject({ ...recordFilters.companies, ...keysetPaging }),
    response: z.array(companyRecord),
  },
  exportCompanies: {
    ...file,
    path: 'operator/records/companies/export',
    summary: `Returns companies as CSV, ${fileSummary}`,
    query: z.strictObject({ ...recordFilters.companies, ...columnChoice }),
  },
  listAllApplications: {
    ...list,
    path: 'operator/records/applications',
    summary: 'Returns applications in every state, newest first.',
    query: z.strictObject({ ...recordFilters.applications, ...keysetPaging }),
    response: z.array(applicationRecord),
  },
  exportApplications: {
    ...file,
    path: 'operator/records/applications/export',
    summary: `Returns applications as CSV, ${fileSummary}`,
    query: z.strictObject({ ...recordFilters.applications, ...columnChoice }),
  },
  listPublishedPlans: {
    ...list,
    path: 'operator/records/plans',
    summary: 'Returns published plans in every state, newest first.',
    query: z.strictObject({ ...recordFilters.plans, ...keysetPaging }),
    response: z.array(planRecord),
  },
  exportPlans: {
    ...file,
    path: 'operator/records/plans/export',
    summary: `Returns published plans as CSV, ${fileSummary}`,
    query: z.strictObject({ ...recordFilters.plans, ...columnChoice }),
  },
  listSentOffers: {
    ...list,
    path: 'operator/records/offers',
    summary: 'Returns sent offers in every state, newest first.',
    query: z.strictObject({ ...recordFilters.offers, ...keysetPaging }),
    response: z.array(offerRecord),
  },
  exportOffers: {
    ...file,
    path: 'operator/records/offers/export',
    summary: `Returns sent offers as CSV, ${fileSummary}`,
    query: z.strictObject({ ...recordFilters.offers, ...columnChoice }),
  },
  listAllCandidatures: {
    ...list,
    path: 'operator/records/candidatures',
    summary: 'Returns candidatures in every stage, newest first.',
    query: z.strictObject({ ...recordFilters.candidatures, ...keysetPaging }),
    response: z.array(candidatureRecord),
  },
  exportCandidatures: {
    ...file,
    path: 'operator/records/candidatures/export',
    summary: `Returns candidatures as CSV, ${fileSummary}`,
    query: z.strictObject({ ...recordFilters.candidatures, ...columnChoice }),
  },
  listAllInterviews: {
    ...list,
    path: 'operator/records/interviews',
    summary: 'Returns interviews in every state, newest first.',
    query: z.strictObject({ ...recordFilters.interviews, ...keysetPaging }),
    response: z.array(interviewRecord),
  },
  exportInterviews: {
    ...file,
    path: 'operator/records/interviews/export',
    summary: `Returns interviews as CSV, ${fileSummary}`,
    query: z.strictObject({ ...recordFilters.interviews, ...columnChoice }),
  },
  listAllInternships: {
    ...list,
    path: 'operator/records/internships',
    summary: 'Returns internships in every state, newest first.',
    query: z.strictObject({ ...recordFilters.internships, ...keysetPaging }),
    response: z.array(internshipRecord),
  },
  exportInternships: {
    ...file,
    path: 'operator/records/internships/export',
    summary: `Returns internships as CSV, ${fileSummary}`,
    query: z.strictObject({ ...recordFilters.internships, ...columnChoice }),
  },
  listAllNoShows: {
    ...list,
    path: 'operator/records/no-shows',
    summary: 'Returns missed interviews on record, newest first.',
    query: z.strictObject({ ...recordFilters.noShows, ...keysetPaging }),
    response: z.array(noShowRecord),
  },
  exportNoShows: {
    ...file,
    path: 'operator/records/no-shows/export',
    summary: `Returns missed interviews as CSV, ${fileSummary}`,
    query: z.strictObject({ ...recordFilters.noShows, ...columnChoice }),
  },
  listAllCredits: {
    ...list,
    access: ['operator:read'],
    path: 'operator/records/credits',
    summary: 'Returns lines of the credit ledgers of all companies, newest first.',
    query: z.strictObject({ ...recordFilters.credits, ...keysetPaging }),
    response: z.array(creditRecord),
  },
  exportCredits: {
    ...file,
    access: ['operator:read'],
    path: 'operator/records/credits/export',
    summary: `Returns lines of the credit ledger as CSV, ${fileSummary}`,
    query: z.strictObject({ ...recordFilters.credits, ...columnChoice }),
  },
  listSeatAlerts: {
    ...list,
    path: 'operator/records/seat-alerts',
    summary: 'Returns who asked to be told about a free seat, in the order in which they are told.',
    query: z.strictObject({ ...recordFilters.seatAlerts, ...keysetPaging }),
    response: z.array(seatAlertRecord),
  },
  exportSeatAlerts: {
    ...file,
    path: 'operator/records/seat-alerts/export',
    summary: `Returns who asked to be told about a free seat as CSV, ${fileSummary}`,
    query: z.strictObject({ ...recordFilters.seatAlerts, ...columnChoice }),
  },
})
