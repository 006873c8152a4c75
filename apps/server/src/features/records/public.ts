import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { readPage } from '../../platform/db/list-query.ts'
import * as hiring from './hiring-store.ts'
import { toRecordRequest } from './record-request.ts'
import { offerRecords, planRecords } from './store.ts'

export { selectableRecords } from './selectable-records.ts'

const excerptSize = 5

/** Returns how many candidates and internships a plan has, as the lists that are linked count them. */
export async function countPlanRecords(db: Db, actor: Operator, plan: string) {
  const request = { ...toRecordRequest(actor, { plan }), paging: { per_page: 1 } }
  const [candidates, internships] = await Promise.all([
    readPage(db, hiring.candidatureRecords, request),
    readPage(db, hiring.internshipRecords, request),
  ])
  return { candidates: candidates.count, internships: internships.count }
}

/**
 * Returns the newest rows of each list of records that a company has, and how many there are: by
 * the lists themselves, so that every number is that of the list it links to.
 */
export async function readCompanyRecords(db: Db, actor: Operator, company: string) {
  const request = {
    ...toRecordRequest(actor, { company }),
    paging: { per_page: excerptSize },
  }
  const [plans, candidatures, interviews, offers, internships, credits, noShows] =
    await Promise.all([
      readPage(db, planRecords, request),
      readPage(db, hiring.candidatureRecords, request),
      readPage(db, hiring.interviewRecords, request),
      readPage(db, offerRecords, request),
      readPage(db, hiring.internshipRecords, request),
      readPage(db, hiring.creditRecords, request),
      readPage(db, hiring.noShowRecords, {
        ...request,
        ...toRecordRequest(actor, { company, status: 'company' as const }),
      }),
    ])
  const lists = { plans, candidatures, interviews, offers, internships, credits }
  return { ...lists, no_shows: noShows }
}
