import type { recordEndpoints } from '@fledge/contract/records/endpoints.ts'
import {
  candidatureColumns,
  creditColumns,
  internshipColumns,
  interviewColumns,
  noShowColumns,
} from '@fledge/contract/records/hiring-columns.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import * as store from './hiring-store.ts'
import { toRecordRequest } from './record-request.ts'

type Endpoints = typeof recordEndpoints

export const listAllCandidatures: Handler<Endpoints['listAllCandidatures']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, store.candidatureRecords, {
    ...toRecordRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}

export const exportCandidatures: Handler<Endpoints['exportCandidatures']> = (request) => {
  const db = request.services.database.readAs(request.actor)
  const rows = streamRows(
    db,
    store.candidatureRecords,
    toRecordRequest(request.actor, request.query),
  )
  return exportList(request, { list: 'candidatures', columns: candidatureColumns, rows })
}

export const listAllInterviews: Handler<Endpoints['listAllInterviews']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, store.interviewRecords, {
    ...toRecordRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}

export const exportInterviews: Handler<Endpoints['exportInterviews']> = (request) => {
  const db = request.services.database.readAs(request.actor)
  const rows = streamRows(db, store.interviewRecords, toRecordRequest(request.actor, request.query))
  return exportList(request, { list: 'interviews', columns: interviewColumns, rows })
}

export const listAllInternships: Handler<Endpoints['listAllInternships']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, store.internshipRecords, {
    ...toRecordRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}

export const exportInternships: Handler<Endpoints['exportInternships']> = (request) => {
  const db = request.services.database.readAs(request.actor)
  const rows = streamRows(
    db,
    store.internshipRecords,
    toRecordRequest(request.actor, request.query),
  )
  return exportList(request, { list: 'internships', columns: internshipColumns, rows })
}

export const listAllNoShows: Handler<Endpoints['listAllNoShows']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, store.noShowRecords, {
    ...toRecordRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}

export const exportNoShows: Handler<Endpoints['exportNoShows']> = (request) => {
  const db = request.services.database.readAs(request.actor)
  const rows = streamRows(db, store.noShowRecords, toRecordRequest(request.actor, request.query))
  return exportList(request, { list: 'no-shows', columns: noShowColumns, rows })
}

export const listAllCredits: Handler<Endpoints['listAllCredits']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, store.creditRecords, {
    ...toRecordRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}

export const exportCredits: Handler<Endpoints['exportCredits']> = (request) => {
  const db = request.services.database.readAs(request.actor)
  const rows = streamRows(db, store.creditRecords, toRecordRequest(request.actor, request.query))
  return exportList(request, { list: 'credits', columns: creditColumns, rows })
}
