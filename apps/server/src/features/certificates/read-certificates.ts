import type { certificateEndpoints } from '@fledge/contract/certificates/endpoints.ts'
import { certificateColumns } from '@fledge/contract/certificates/certificate-columns.ts'
import type { CertificateListRow } from '@fledge/contract/certificates/schema.ts'
import { certificateCan } from '@fledge/domain/certificates/can.ts'
import { type CertificateState, getCertificateState } from '@fledge/domain/certificates/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { canRenderCertificate } from './certificate-sheet.ts'
import { getCertificateRow } from './certificate-row.ts'
import type { CertificateRow } from './queries/certificates.queries.ts'
import * as store from './store.ts'

type Endpoints = typeof certificateEndpoints

/** Returns a certificate as valid or revoked, with the date, or 404 if it was never issued. */
export const getCertificate: Handler<Endpoints['getCertificate']> = async ({ db, params, now }) => {
  const row = await getCertificateRow(db, params.uuid)
  return {
    uuid: row.uuid,
    state: getCertificateState(row),
    facts: row.facts,
    issued_at: row.issued_at,
    revoked_at: row.revoked_at,
    revoked_reason: row.revoked_reason,
    checked_at: now.toISOString(),
    has_file: certificateCan.getFile({
      isRevoked: row.revoked_at !== null,
      isRenderable: canRenderCertificate(row.facts),
    }).allowed,
    company_logo_url: row.logo_file_id ? `/backend/files/${row.logo_file_id}` : null,
  }
}

interface CertificateQuery {
  readonly state?: CertificateState | undefined
  readonly search?: string | undefined
}

/** What the list and its CSV read. */
const toCertificateRequest = (actor: Operator, { state, search }: CertificateQuery) => ({
  scope: { operator: actor.operator },
  filters: { state, search },
})

const toListRow = (row: CertificateRow): CertificateListRow => ({
  uuid: row.uuid,
  holder: row.facts.holder,
  company: row.facts.company,
  role: row.facts.role,
  batch: row.facts.batch,
  starts_on: row.facts.starts_on,
  ends_on: row.facts.ends_on,
  issued_at: row.issued_at,
  revoked_at: row.revoked_at,
  revoked_reason: row.revoked_reason,
})

export const listCertificates: Handler<Endpoints['listCertificates']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, store.certificateList, {
    ...toCertificateRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(page.rows.map(toListRow), page)
}

/** Sends the list as CSV. */
export const exportCertificates: Handler<Endpoints['exportCertificates']> = (request) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, store.certificateList, toCertificateRequest(actor, query))
  return exportList(request, {
    list: 'certificates',
    columns: certificateColumns,
    rows: mapBatches(rows, toListRow),
  })
}
