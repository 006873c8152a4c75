import type { certificateEndpoints } from '@fledge/contract/certificates/endpoints.ts'
import { certificateCan } from '@fledge/domain/certificates/can.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { canRenderCertificate } from './certificate-sheet.ts'
import { getCertificateRow } from './certificate-row.ts'
import * as store from './store.ts'

type Endpoints = typeof certificateEndpoints

/** Returns a certificate as valid or revoked, with the date, or 404 if it was never issued. */
export const getCertificate: Handler<Endpoints['getCertificate']> = async ({ db, params, now }) => {
  const row = await getCertificateRow(db, params.uuid)
  return {
    uuid: row.uuid,
    state: row.revoked_at ? 'revoked' : 'valid',
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

export const listCertificates: Handler<Endpoints['listCertificates']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, store.certificateList, {
    scope: { operator: actor.operator },
    filters: { search: query.search },
    paging: query,
  })
  return toKeysetResult(
    page.rows.map((row) => ({
      uuid: row.uuid,
      holder: row.facts.holder,
      company: row.facts.company,
      role: row.facts.role,
      issued_at: row.issued_at,
      revoked_at: row.revoked_at,
      revoked_reason: row.revoked_reason,
    })),
    page,
  )
}
