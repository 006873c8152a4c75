import type { certificateEndpoints } from '@fledge/contract/certificates/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { RawResponse, refuse } from '../../platform/http/outcome.ts'
import { isUuid } from './certificate-calls.ts'
import { canSet, certificateSheet } from './certificate-sheet.ts'
import { certificateByUuid, type CertificateRow } from './store.ts'

// What a valid certificate says never changes; drawing it takes a third of a second.
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

/** The certificate as a file of one page; a revoked one is not given out any more. */
export const getCertificateFile: Handler<
  (typeof certificateEndpoints)['getCertificateFile']
> = async ({ db, params, services }) => {
  const row = isUuid(params.uuid) ? await db.one(certificateByUuid, params.uuid) : undefined
  if (!row) return refuse('NOT_FOUND', { messageKey: 'certificates.unknown' })
  if (row.revoked_at) {
    // Nothing of it is kept, least of all of somebody who was erased.
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
