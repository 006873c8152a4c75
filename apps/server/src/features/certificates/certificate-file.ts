import type { certificateEndpoints } from '@fledge/contract/certificates/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { RawResponse, refuse } from '../../platform/http/refusal.ts'
import { isUuid } from './certificate-calls.ts'
import { canSet, certificateSheet } from './certificate-sheet.ts'
import { certificateByUuid, type CertificateRow } from './store.ts'

// A valid certificate never changes, and drawing it takes a third of a second.
const drawn = new Map<string, Promise<Uint8Array>>()
const mostDrawn = 20

function sheetOf(row: CertificateRow, base: string): Promise<Uint8Array> {
  const known = drawn.get(row.uuid)
  if (known) return known
  const [oldest] = drawn.keys()
  if (drawn.size >= mostDrawn && oldest !== undefined) drawn.delete(oldest)
  const made = certificateSheet(row, base)
  drawn.set(row.uuid, made)
  made.catch(() => drawn.delete(row.uuid))
  return made
}

/** Returns the certificate as a one-page PDF. Revoked certificates are rejected. */
export const getCertificateFile: Handler<
  (typeof certificateEndpoints)['getCertificateFile']
> = async ({ db, params, services }) => {
  const row = isUuid(params.uuid) ? await db.one(certificateByUuid, params.uuid) : undefined
  if (!row) return refuse('NOT_FOUND', { messageKey: 'certificates.unknown' })
  if (row.revoked_at) {
    // Drop the cached file, which may contain the name of an erased person.
    drawn.delete(row.uuid)
    return refuse('CONFLICT', { messageKey: 'certificates.file.revoked' })
  }
  if (!canSet(row.facts)) return refuse('CONFLICT', { messageKey: 'certificates.file.letters' })
  const file = await sheetOf(row, services.env.publicUrl)
  return new RawResponse('application/pdf', Buffer.from(file), {
    'content-disposition': `attachment; filename="certificate-${row.uuid}.pdf"`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
}
