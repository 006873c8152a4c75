import type { recordFilters } from '@fledge/contract/records/record-filters.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { z } from 'zod'
import * as hiring from './hiring-store.ts'
import type * as rows from './queries/records.queries.ts'
import { toRecordRequest } from './record-request.ts'
import * as store from './store.ts'

type Query<List extends keyof typeof recordFilters> = z.infer<
  z.ZodObject<(typeof recordFilters)[List]>
>

const choose = (actor: Operator) => ({
  toChosenRequest: (ids: readonly string[]) => toRecordRequest(actor, { ids }),
  toRefKey: (id: string) => id,
})

/** Lists of records from which an operator selects. */
export const selectableRecords = (actor: Operator) => ({
  companies: {
    ...choose(actor),
    list: store.companyRecords,
    toRequest: (query: Query<'companies'>) => toRecordRequest(actor, query),
    toRowKey: (row: rows.CompanyRecordRow) => row.company_id,
  },
  applications: {
    ...choose(actor),
    list: store.applicationRecords,
    toRequest: (query: Query<'applications'>) => toRecordRequest(actor, query),
    toRowKey: (row: rows.ApplicationRecordRow) => row.application_id,
  },
  candidatures: {
    ...choose(actor),
    list: hiring.candidatureRecords,
    toRequest: (query: Query<'candidatures'>) => toRecordRequest(actor, query),
    toRowKey: (row: rows.CandidatureRecordRow) => row.candidature_id,
  },
  interviews: {
    ...choose(actor),
    list: hiring.interviewRecords,
    toRequest: (query: Query<'interviews'>) => toRecordRequest(actor, query),
    toRowKey: (row: rows.InterviewRecordRow) => row.interview_id,
  },
  offers: {
    ...choose(actor),
    list: store.offerRecords,
    toRequest: (query: Query<'offers'>) => toRecordRequest(actor, query),
    toRowKey: (row: rows.OfferRecordRow) => row.offer_id,
  },
  internships: {
    ...choose(actor),
    list: hiring.internshipRecords,
    toRequest: (query: Query<'internships'>) => toRecordRequest(actor, query),
    toRowKey: (row: rows.InternshipRecordRow) => row.internship_id,
  },
})
