import type { recordEndpoints } from '@fledge/contract/records/endpoints.ts'
import {
  applicationColumns,
  companyColumns,
  offerColumns,
  planColumns,
  seatAlertColumns,
} from '@fledge/contract/records/record-columns.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { toRecordRequest } from './record-request.ts'
import * as store from './store.ts'

type Endpoints = typeof recordEndpoints

export const listAllCompanies: Handler<Endpoints['listAllCompanies']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, store.companyRecords, {
    ...toRecordRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}

export const exportCompanies: Handler<Endpoints['exportCompanies']> = (request) => {
  const db = request.services.database.readAs(request.actor)
  const rows = streamRows(db, store.companyRecords, toRecordRequest(request.actor, request.query))
  return exportList(request, { list: 'companies', columns: companyColumns, rows })
}

export const listAllApplications: Handler<Endpoints['listAllApplications']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, store.applicationRecords, {
    ...toRecordRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}

export const exportApplications: Handler<Endpoints['exportApplications']> = (request) => {
  const db = request.services.database.readAs(request.actor)
  const rows = streamRows(
    db,
    store.applicationRecords,
    toRecordRequest(request.actor, request.query),
  )
  return exportList(request, { list: 'applications', columns: applicationColumns, rows })
}

export const listPublishedPlans: Handler<Endpoints['listPublishedPlans']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, store.planRecords, {
    ...toRecordRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}

export const exportPlans: Handler<Endpoints['exportPlans']> = (request) => {
  const db = request.services.database.readAs(request.actor)
  const rows = streamRows(db, store.planRecords, toRecordRequest(request.actor, request.query))
  return exportList(request, { list: 'plans', columns: planColumns, rows })
}

export const listSentOffers: Handler<Endpoints['listSentOffers']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, store.offerRecords, {
    ...toRecordRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}

export const exportOffers: Handler<Endpoints['exportOffers']> = (request) => {
  const db = request.services.database.readAs(request.actor)
  const rows = streamRows(db, store.offerRecords, toRecordRequest(request.actor, request.query))
  return exportList(request, { list: 'offers', columns: offerColumns, rows })
}

export const listSeatAlerts: Handler<Endpoints['listSeatAlerts']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, store.seatAlertRecords, {
    ...toRecordRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}

export const exportSeatAlerts: Handler<Endpoints['exportSeatAlerts']> = (request) => {
  const db = request.services.database.readAs(request.actor)
  const rows = streamRows(db, store.seatAlertRecords, toRecordRequest(request.actor, request.query))
  return exportList(request, { list: 'seat-alerts', columns: seatAlertColumns, rows })
}
