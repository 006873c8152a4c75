import type { certificateEndpoints } from '@fledge/contract/certificates/endpoints.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { canRenderCertificate } from './certificate-sheet.ts'
import * as store from './store.ts'

type Endpoints = typeof certificateEndpoints

export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Returns a certificate as valid or revoked, with the date, or 404 if it was never issued. */
export const getCertificate: Handler<Endpoints['getCertificate']> = async ({ db, params, now }) => {
  const row = isUuid(params.uuid) ? await db.one(store.certificateByUuid, params.uuid) : undefined
  if (!row) return refuse('NOT_FOUND', { messageKey: 'certificates.unknown' })
  return {
    uuid: row.uuid,
    state: row.revoked_at ? 'revoked' : 'valid',
    facts: row.facts,
    issued_at: row.issued_at,
    revoked_at: row.revoked_at,
    revoked_reason: row.revoked_reason,
    checked_at: now.toISOString(),
    has_file: row.revoked_at === null && canRenderCertificate(row.facts),
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
