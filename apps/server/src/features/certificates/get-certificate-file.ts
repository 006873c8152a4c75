import type { certificateEndpoints } from '@fledge/contract/certificates/endpoints.ts'
import { certificateCan } from '@fledge/domain/certificates/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize } from '../../platform/http/app-error.ts'
import { RawResponse } from '../../platform/http/response.ts'
import { documentPolicy } from '../../platform/http/secure-headers.ts'
import { canRenderCertificate, renderCertificateSheet } from './certificate-sheet.ts'
import { getCertificateRow } from './certificate-row.ts'
import type { CertificateRow } from './queries/certificates.queries.ts'

// A valid certificate never changes, and drawing it takes a third of a second.
const sheetCache = new Map<string, Promise<Uint8Array>>()
const maxCachedSheets = 20

function getCertificateSheet(row: CertificateRow, base: string): Promise<Uint8Array> {
  const cached = sheetCache.get(row.uuid)
  if (cached) return cached
  const [oldest] = sheetCache.keys()
  if (sheetCache.size >= maxCachedSheets && oldest !== undefined) sheetCache.delete(oldest)
  const sheet = renderCertificateSheet(row, base)
  sheetCache.set(row.uuid, sheet)
  sheet.catch(() => sheetCache.delete(row.uuid))
  return sheet
}

/** Returns the certificate as a one-page PDF. Revoked certificates are rejected. */
export const getCertificateFile: Handler<
  (typeof certificateEndpoints)['getCertificateFile']
> = async ({ db, params, services }) => {
  const row = await getCertificateRow(db, params.uuid)
  const isRevoked = row.revoked_at !== null
  // Drop the cached file, which may contain the name of an erased person.
  if (isRevoked) sheetCache.delete(row.uuid)
  authorize(certificateCan.getFile({ isRevoked, isRenderable: canRenderCertificate(row.facts) }))
  const file = await getCertificateSheet(row, services.env.publicUrl)
  return new RawResponse('application/pdf', Buffer.from(file), {
    'content-disposition': `attachment; filename="certificate-${row.uuid}.pdf"`,
    'content-security-policy': documentPolicy,
  })
}
