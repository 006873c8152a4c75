import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { funnelPositions, funnelStages } from '@fledge/domain/batches/funnel-stages.ts'
import { seatAlertStates } from '@fledge/domain/batches/types.ts'
import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { companyStatuses } from '@fledge/domain/companies/types.ts'
import { creditKinds } from '@fledge/domain/credits/types.ts'
import { internshipStatuses } from '@fledge/domain/internships/types.ts'
import { interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { noShowSides } from '@fledge/domain/no-shows/types.ts'
import { offerStatuses } from '@fledge/domain/offers/types.ts'
import { planStatuses } from '@fledge/domain/plans/types.ts'
import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, daySchema, keysetPaging, text, uuid } from '../platform/schema.ts'
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

const search = { search: text(100).optional() }
const company = { company: uuid.optional() }
const filters = {
  companies: { status: z.enum(companyStatuses).optional(), ...search },
  applications: {
    status: z.enum(applicationStatuses).optional(),
    batch: uuid.optional(),
    /** The partner of their batch; `none` for batches without one. */
    partner: z.union([z.literal('none'), uuid]).optional(),
    /** Who ever came as far as this stage of their batch. */
    reached: z.enum(funnelStages).optional(),
    /** Who is at this stage of their batch now. */
    at: z.enum(funnelPositions).optional(),
    ...search,
  },
  plans: { status: z.enum(planStatuses).optional(), ...company, ...search },
  candidatures: { status: z.enum(candidatureStages).optional(), ...company, ...search },
  interviews: { status: z.enum(interviewStatuses).optional(), ...company, ...search },
  offers: { status: z.enum(offerStatuses).optional(), ...company, ...search },
  internships: {
    status: z.enum(internshipStatuses).optional(),
    batch: uuid.optional(),
    starts: daySchema.optional(),
    ...company,
    ...search,
  },
  seatAlerts: {
    status: z.enum(seatAlertStates).optional(),
    batch: uuid.optional(),
    ...search,
  },
  noShows: { status: z.enum(noShowSides).optional(), ...company, ...search },
  credits: { status: z.enum(creditKinds).optional(), ...company, ...search },
}

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
    query: z.strictObject({ ...filters.companies, ...keysetPaging }),
    response: z.array(companyRecord),
  },
  exportCompanies: {
    ...file,
    path: 'operator/records/companies/export',
    summary: `Returns companies as CSV, ${fileSummary}`,
    query: z.strictObject({ ...filters.companies, ...columnChoice }),
  },
  listAllApplications: {
    ...list,
    path: 'operator/records/applications',
    summary: 'Returns applications in every state, newest first.',
    query: z.strictObject({ ...filters.applications, ...keysetPaging }),
    response: z.array(applicationRecord),
  },
  exportApplications: {
    ...file,
    path: 'operator/records/applications/export',
    summary: `Returns applications as CSV, ${fileSummary}`,
    query: z.strictObject({ ...filters.applications, ...columnChoice }),
  },
  listPublishedPlans: {
    ...list,
    path: 'operator/records/plans',
    summary: 'Returns published plans in every state, newest first.',
    query: z.strictObject({ ...filters.plans, ...keysetPaging }),
    response: z.array(planRecord),
  },
  exportPlans: {
    ...file,
    path: 'operator/records/plans/export',
    summary: `Returns published plans as CSV, ${fileSummary}`,
    query: z.strictObject({ ...filters.plans, ...columnChoice }),
  },
  listSentOffers: {
    ...list,
    path: 'operator/records/offers',
    summary: 'Returns sent offers in every state, newest first.',
    query: z.strictObject({ ...filters.offers, ...keysetPaging }),
    response: z.array(offerRecord),
  },
  exportOffers: {
    ...file,
    path: 'operator/records/offers/export',
    summary: `Returns sent offers as CSV, ${fileSummary}`,
    query: z.strictObject({ ...filters.offers, ...columnChoice }),
  },
  listAllCandidatures: {
    ...list,
    path: 'operator/records/candidatures',
    summary: 'Returns candidatures in every stage, newest first.',
    query: z.strictObject({ ...filters.candidatures, ...keysetPaging }),
    response: z.array(candidatureRecord),
  },
  exportCandidatures: {
    ...file,
    path: 'operator/records/candidatures/export',
    summary: `Returns candidatures as CSV, ${fileSummary}`,
    query: z.strictObject({ ...filters.candidatures, ...columnChoice }),
  },
  listAllInterviews: {
    ...list,
    path: 'operator/records/interviews',
    summary: 'Returns interviews in every state, newest first.',
    query: z.strictObject({ ...filters.interviews, ...keysetPaging }),
    response: z.array(interviewRecord),
  },
  exportInterviews: {
    ...file,
    path: 'operator/records/interviews/export',
    summary: `Returns interviews as CSV, ${fileSummary}`,
    query: z.strictObject({ ...filters.interviews, ...columnChoice }),
  },
  listAllInternships: {
    ...list,
    path: 'operator/records/internships',
    summary: 'Returns internships in every state, newest first.',
    query: z.strictObject({ ...filters.internships, ...keysetPaging }),
    response: z.array(internshipRecord),
  },
  exportInternships: {
    ...file,
    path: 'operator/records/internships/export',
    summary: `Returns internships as CSV, ${fileSummary}`,
    query: z.strictObject({ ...filters.internships, ...columnChoice }),
  },
  listAllNoShows: {
    ...list,
    path: 'operator/records/no-shows',
    summary: 'Returns missed interviews on record, newest first.',
    query: z.strictObject({ ...filters.noShows, ...keysetPaging }),
    response: z.array(noShowRecord),
  },
  exportNoShows: {
    ...file,
    path: 'operator/records/no-shows/export',
    summary: `Returns missed interviews as CSV, ${fileSummary}`,
    query: z.strictObject({ ...filters.noShows, ...columnChoice }),
  },
  listAllCredits: {
    ...list,
    access: ['operator:read'],
    path: 'operator/records/credits',
    summary: 'Returns lines of the credit ledgers of all companies, newest first.',
    query: z.strictObject({ ...filters.credits, ...keysetPaging }),
    response: z.array(creditRecord),
  },
  exportCredits: {
    ...file,
    access: ['operator:read'],
    path: 'operator/records/credits/export',
    summary: `Returns lines of the credit ledger as CSV, ${fileSummary}`,
    query: z.strictObject({ ...filters.credits, ...columnChoice }),
  },
  listSeatAlerts: {
    ...list,
    path: 'operator/records/seat-alerts',
    summary: 'Returns who asked to be told about a free seat, in the order in which they are told.',
    query: z.strictObject({ ...filters.seatAlerts, ...keysetPaging }),
    response: z.array(seatAlertRecord),
  },
  exportSeatAlerts: {
    ...file,
    path: 'operator/records/seat-alerts/export',
    summary: `Returns who asked to be told about a free seat as CSV, ${fileSummary}`,
    query: z.strictObject({ ...filters.seatAlerts, ...columnChoice }),
  },
})
